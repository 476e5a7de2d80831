import { reportDueOn } from '#features/collection-permit/collection-permit.ts'
import {
  campaignsToPermit,
  listPermitVersions,
} from '#features/collection-permit/permits.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { FilingPart } from '#app/desk/money/outward-report/filing-part.tsx'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/izin-pub-id.ts'
import { permitActs, permitOf } from './permit-acts.ts'
import { PermitChangeForm } from './permit-fields.tsx'
import { PermitFacts, PermitVersions } from './permit-versions.tsx'
import { withWords } from './permit-view.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const today = dayOf(ctx.now())
  const [permit] = await withWords(ctx.db, [await permitOf({ ctx, params })], today)
  if (!permit) throw pageNotFound()
  const versions = await listPermitVersions(ctx.db, permit.id)
  return { permit, versions, today, campaigns: await campaignsToPermit(ctx.db) }
}

export const action = permitActs

export default function Permit({ loaderData }: Route.ComponentProps) {
  const { permit, versions, today, campaigns } = loaderData
  const { number, issuer, campaign, through, words, filing, isWithdrawn } = permit
  return (
    <DeskPage
      title={number}
      tab="Izin PUB"
      back={{ href: '/kelola/izin-pub', label: 'Izin PUB' }}
      lead={`Izin dari ${issuer} untuk ${campaign}.`}
    >
      {words.map((each) => (
        <Notice key={each.words} tone={each.tone} title={each.words} />
      ))}
      <PermitFacts permit={permit} versions={versions} />
      {!isWithdrawn && (
        <FilingPart
          filing={filing}
          dueOn={reportDueOn(through)}
          isOver={through < today}
          today={today}
        />
      )}
      <PermitVersions versions={versions} />
      <PermitChangeForm {...{ campaigns, permit }} />
    </DeskPage>
  )
}
