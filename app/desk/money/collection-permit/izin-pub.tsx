import { redirect } from 'react-router'
import { type PermitReport, reportDueOn } from '#features/collection-permit/collection-permit.ts'
import {
  campaignsToPermit,
  listPermits,
  recordPermit,
} from '#features/collection-permit/permits.server.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { statementDays } from '#app/desk/money/statements/period-filter.ts'
import type { Route } from './+types/izin-pub.ts'
import { permitFields, permitForm, permitTerms } from './permit-fields.tsx'
import { withWords } from './permit-view.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const today = dayOf(ctx.now())
  const permits = await listPermits(ctx)
  return {
    campaigns: await campaignsToPermit(ctx.db),
    permits: await withWords(ctx.db, permits, today),
  }
}

export const action = acts({
  catat: act(permitForm, 'Mencatat izin PUB', async ({ ctx, staff }, typed) => {
    await recordPermit(ctx, permitTerms(typed), staff.id)
    return redirect('/kelola/izin-pub?kabar=simpan', 303)
  }),
})

type Row = Route.ComponentProps['loaderData']['permits'][number]

const money = (key: 'collected' | 'cost' | 'passedOn') => (row: PermitReport) =>
  formatRupiah(rupiah(row[key]))

const columns: Column<Row>[] = [
  {
    label: 'Izin',
    cell: ({ id, number, issuer, region }) => (
      <span className="grid">
        <span className="[overflow-wrap:anywhere]">
          <RowLink href={`/kelola/izin-pub/${id}`}>{number}</RowLink>
        </span>
        <span className="text-xs text-muted">{`${issuer}, ${region}`}</span>
      </span>
    ),
  },
  {
    label: 'Program',
    cell: ({ campaign, from, through, isDisaster }) => (
      <span className="grid">
        <span>{campaign}</span>
        <span className="text-xs text-muted">
          {`${statementDays({ from, through })}${isDisaster ? ', bencana' : ''}`}
        </span>
      </span>
    ),
  },
  { label: 'Terkumpul', cell: money('collected') },
  { label: 'Biaya pengumpulan', cell: money('cost') },
  { label: 'Disalurkan', cell: money('passedOn') },
  {
    label: 'Keadaan',
    cell: ({ words, through, isFiled, isWithdrawn }) => (
      <span className="grid justify-items-start gap-1">
        {words.map((each) => (
          <Chip key={each.words} tone={each.tone}>
            {each.words}
          </Chip>
        ))}
        {!isWithdrawn && (
          <span className="text-xs text-muted">
            {isFiled
              ? 'Laporannya sudah dikirim'
              : `Laporan paling lambat ${formatDate(startOfDay(reportDueOn(through)))}`}
          </span>
        )}
      </span>
    ),
  },
]

export default function Permits({ loaderData }: Route.ComponentProps) {
  const { permits, campaigns } = loaderData
  return (
    <DeskPage
      title="Izin PUB"
      lead="Izin pengumpulan uang atau barang untuk satu program: berlaku paling lama 3 bulan dan satu perpanjangan, biaya paling banyak 10 %, untuk bencana tanpa biaya (Permensos 8/2021)."
    >
      <DeskList
        caption="Izin PUB"
        columns={columns}
        rows={permits}
        empty={{ title: 'Belum ada izin yang dicatat' }}
      />
      <DeskSection
        title="Catat izin"
        note="Zakat, wakaf, rumah ibadah, dan keadaan darurat tidak memerlukan izin."
      >
        <DeskForm
          isReadable={false}
          act="catat"
          submit="Catat izin"
          fields={permitFields(campaigns)}
        />
      </DeskSection>
    </DeskPage>
  )
}
