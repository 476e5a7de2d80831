import {
  type PermitReport,
  type PermitVersion,
  reportDueOn,
} from '#features/collection-permit/collection-permit.ts'
import {
  campaignsToPermit,
  listPermitVersions,
} from '#features/collection-permit/permits.server.ts'
import { dayOf, formatDate } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { FilingPart } from '#app/desk/money/outward-report/filing-part.tsx'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/izin-pub-id.ts'
import { permitActs, permitOf } from './permit-acts.ts'
import { PermitChangeForm } from './permit-fields.tsx'
import { withWords } from './permit-view.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { statementDays } from '#app/desk/money/statements/period-filter.ts'

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

/** Which version it is, and by whom. */
function versionWords({ version, approvedBy, by, at }: PermitVersion): string {
  const whose = approvedBy
    ? `diajukan ${by ?? '–'}, disetujui ${approvedBy}`
    : `dicatat ${by ?? '–'}`
  return `${version}, ${whose}, ${formatDate(at)}`
}

/** All versions of a permit that has more than one. */
function PermitVersions({ versions }: { versions: readonly PermitVersion[] }) {
  if (versions.length < 2) return null
  return (
    <DeskSection title="Versi izin">
      <DeskList
        caption="Versi izin"
        columns={[
          { label: 'Versi', cell: versionWords },
          {
            label: 'Izin',
            cell: ({ number, issuer, region }) => `${number}, ${issuer}, ${region}`,
          },
          { label: 'Program', cell: ({ campaign }) => campaign },
          { label: 'Masa', cell: ({ from, through }) => statementDays({ from, through }) },
          { label: 'Keadaan', cell: ({ isWithdrawn }) => (isWithdrawn ? 'Ditarik' : 'Berlaku') },
          { label: 'Alasan', cell: ({ reason }) => reason || '–' },
        ]}
        rows={versions}
        keyOf={({ version }) => String(version)}
        empty={{ title: 'Belum ada perubahan' }}
      />
    </DeskSection>
  )
}

type FactsProps = { permit: PermitReport; versions: readonly PermitVersion[] }

/** What a permit says in the version that holds, and what its campaign did within its days. */
function PermitFacts({ permit, versions }: FactsProps) {
  const { region, from, through } = permit
  return (
    <DeskFacts
      facts={[
        ...versions.slice(0, 1).map((version) => ({
          label: 'Versi yang berlaku',
          value: versionWords(version),
        })),
        { label: 'Wilayah', value: region },
        { label: 'Masa', value: statementDays({ from, through }) },
        { label: 'Untuk bencana', value: permit.isDisaster ? 'Ya' : 'Tidak' },
        { label: 'Terkumpul', value: formatRupiah(rupiah(permit.collected)) },
        { label: 'Biaya pengumpulan', value: formatRupiah(rupiah(permit.cost)) },
        { label: 'Disalurkan', value: formatRupiah(rupiah(permit.passedOn)) },
        {
          label: 'Jurnal',
          value: (
            <RowLink href={`/kelola/jurnal?dari=${from}&sampai=${through}`}>
              Lihat jurnal masa ini
            </RowLink>
          ),
        },
      ]}
    />
  )
}
