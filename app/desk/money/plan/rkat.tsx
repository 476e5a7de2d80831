import { isPermitted } from '#features/staff/permissions.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { listPlans, planYears, type PlanVersion } from '#features/plan/plan.server.ts'
import { dayOf, formatDate } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/rkat.ts'
import { planList, type PlanRow, usedPercent } from './plan-list.ts'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { items, filters, filter } = await planList.pageAt(ctx, request)
  const thisYear = Number(dayOf(ctx.now()).slice(0, 4))
  const known = [...(await planYears(ctx.db)), thisYear, thisYear + 1, filter.year]
  const years = [...new Set(known)].toSorted((one, other) => other - one)
  const versions = await listPlans(ctx.db, filter.year)
  const mayWrite = isPermitted(staff.role, 'disbursement.write')
  return { items, filters, year: filter.year, years, versions, mayWrite }
}

const columns: Column<PlanRow>[] = [
  { label: 'Bagian', cell: ({ section }) => section },
  { label: 'Pos', cell: ({ code, label }) => (code ? `${code} ${label}` : label) },
  {
    label: 'Dana',
    cell: ({ fund, campaign, area }) =>
      [fundWords[fund], campaign, area].filter(Boolean).join(', '),
  },
  { label: 'Setahun', cell: ({ year }) => formatRupiah(year), isNumber: true },
  { label: 'Sampai triwulan ini', cell: ({ toDate }) => formatRupiah(toDate), isNumber: true },
  { label: 'Realisasi', cell: ({ real }) => formatRupiah(real), isNumber: true },
  {
    label: 'Sisa',
    cell: ({ code, year, real }) => (code ? formatRupiah(year - real) : '–'),
    isNumber: true,
  },
  { label: 'Terpakai', cell: (row) => percentWords(usedPercent(row)), isNumber: true },
]

function percentWords(percent: number | null): string {
  return percent === null ? '–' : `${percent} %`
}

export default function Rkat({ loaderData }: Route.ComponentProps) {
  const { items, filters, year, years, versions, mayWrite } = loaderData
  return (
    <DeskPage
      title={`RKAT ${year}`}
      tab="RKAT"
      lead="Rencana kerja dan anggaran tahunan di samping yang sudah dibukukan. Rencananya ditetapkan dua orang; yang terakhir ditetapkan yang berlaku."
      files={filters}
      acts={
        mayWrite && (
          <ActLink href={`/kelola/rkat/susun?tahun=${year}`} look="primary">
            {versions.length > 0 ? 'Ubah RKAT' : 'Susun RKAT'}
          </ActLink>
        )
      }
    >
      <FilterBar
        filters={{
          tahun: {
            label: 'Tahun',
            choices: years.map((each) => ({ value: String(each), label: String(each) })),
          },
        }}
        values={{ tahun: String(year) }}
      />
      <DeskList
        caption={`RKAT ${year}`}
        columns={columns}
        rows={items}
        keyOf={({ code, account, fund }) => `${code} ${account} ${fund}`}
        empty={{ title: 'Belum ada RKAT', text: 'Susun dari lembar kerja, lalu minta ditetapkan.' }}
      />
      <Versions versions={versions} />
    </DeskPage>
  )
}

function Versions({ versions }: { versions: readonly PlanVersion[] }) {
  if (versions.length === 0) return null
  return (
    <DeskSection title="Versi">
      <DeskList
        caption="Versi RKAT"
        columns={[
          {
            label: 'Versi',
            cell: ({ year, version }) => (
              <RowLink href={`/kelola/rkat?tahun=${year}&versi=${version}`}>{version}</RowLink>
            ),
          },
          { label: 'Catatan', cell: ({ note }) => note },
          { label: 'Berlaku sejak', cell: ({ approvedAt }) => formatDate(approvedAt) },
          { label: 'Diajukan', cell: ({ maker }) => maker ?? '–' },
          { label: 'Ditetapkan', cell: ({ approver }) => approver ?? '–' },
        ]}
        rows={versions}
        empty={{ title: 'Belum ada versi' }}
      />
    </DeskSection>
  )
}
