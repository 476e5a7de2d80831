import { CampaignScreen } from '#app/site/campaign/campaign-screen.tsx'
import { campaignPage } from '#app/site/campaign/campaign-page.server.ts'
import { isPublic } from '#features/campaign/campaign-states.ts'
import { getCampaignInAnyState } from '#features/campaign/queries.server.ts'
import type { Route } from './+types/program-pratinjau.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { orNotFound, rowIdOf } from '#app/not-found.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const campaign = await orNotFound(() => getCampaignInAnyState(ctx.db, id))
  const page = await campaignPage(ctx, campaign)
  return { id, page, isPublic: isPublic(campaign.status), institution: ctx.config.institution }
}

export default function ProgramPratinjau({ loaderData }: Route.ComponentProps) {
  const { id, page, institution } = loaderData
  return (
    <DeskPage
      title="Pratinjau"
      tab="Pratinjau program"
      holdsPage
      lead={
        loaderData.isPublic
          ? 'Seperti yang dilihat pengunjung sekarang.'
          : 'Seperti yang akan dilihat pengunjung. Program ini belum terbit.'
      }
      back={{ href: `/kelola/program/${id}`, label: page.campaign.title }}
    >
      <div className="rounded-card border-2 border-dashed border-line bg-page text-base lg:pb-6">
        <CampaignScreen page={page} institution={institution} />
      </div>
    </DeskPage>
  )
}
