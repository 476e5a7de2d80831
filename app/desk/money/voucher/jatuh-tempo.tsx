import { fundWords } from '#features/ledger/funds.ts'
import type { DepreciationDue } from '#features/voucher/asset/asset.server.ts'
import { type DueList, listDue } from '#features/voucher/due.server.ts'
import { itemAccounts } from '#features/voucher/templates/item-accounts.ts'
import type { OpenItem } from '#features/voucher/open-items.server.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { cashDue } from '#app/desk/money/cash-place/cash-due.ts'
import { DueReports, Until } from '#app/desk/money/outward-report/due-reports.tsx'
import { dueReportsFor } from '#app/desk/money/outward-report/due-reports-for.ts'
import { addressWith } from '#app/desk/ui/filters.ts'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/jatuh-tempo.ts'
import { settleHref } from './settle-href.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const today = dayOf(ctx.now())
  const reports = await dueReportsFor(ctx, staff)
  return { ...(await listDue(ctx)), cash: await cashDue(ctx.db, today), reports, today }
}

export default function JatuhTempo({ loaderData }: Route.ComponentProps) {
  const { items, today } = loaderData
  return (
    <DeskPage
      title="Jatuh tempo"
      lead="Yang belum selesai menurut harinya: uang muka, tagihan, pajak, pinjaman, kas yang terlambat, laporan ke luar, dan tugas bulan ini."
    >
      <DueReports reports={loaderData.reports} today={today} />
      <MonthRhythm due={loaderData} />
      <DeskSection title="Belum selesai" note="Yang lewat tempo di atas.">
        <DeskList
          caption="Belum selesai"
          columns={[
            { label: 'Apa', cell: ({ account }) => itemAccounts[account]?.words ?? account },
            { label: 'Pihak', cell: (item) => <SettleLink item={item} /> },
            { label: 'Sejak', cell: ({ openedOn }) => formatDate(startOfDay(openedOn)) },
            { label: 'Jatuh tempo', cell: (item) => <DueDay item={item} today={today} /> },
            { label: 'Sisa', cell: ({ remaining }) => formatRupiah(remaining), isNumber: true },
            {
              label: 'Rincian',
              cell: ({ id }) => <RowLink href={`/kelola/jatuh-tempo/${id}`}>Lihat</RowLink>,
            },
          ]}
          rows={items}
          empty={{ title: 'Semua sudah selesai' }}
        />
      </DeskSection>
    </DeskPage>
  )
}

/** Leads to the form that settles it, filled in. */
function SettleLink({ item }: { item: OpenItem }) {
  const settle = settleHref(item)
  return settle ? <RowLink href={settle.href}>{item.party}</RowLink> : item.party
}

function DueDay({
  item: { dueOn, dueRest, instalments },
  today,
}: {
  item: OpenItem
  today: string
}) {
  if (!dueOn) return 'Tanpa hari'
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Until day={dueOn} today={today} />
      {instalments > 1 && <span>{`angsuran ${formatRupiah(dueRest)}`}</span>}
    </span>
  )
}

type RhythmProps = { due: DueList & { cash: Awaited<ReturnType<typeof cashDue>> } }

/** What a month asks for beside the items. */
function MonthRhythm({ due: { unreviewed, depreciation, float, cash } }: RhythmProps) {
  const tasks = [
    ...cash,
    unreviewed > 0 && {
      href: '/kelola/transaksi?tinjau=belum',
      words: `${unreviewed} transaksi belum ditinjau`,
    },
    float && {
      href: '/kelola/transaksi/baru/kas-kecil-ganti',
      words: `Kas kecil ${formatRupiah(float.sum)} belum diisi ulang sebulan ini`,
    },
    ...depreciation.map(depreciationTask),
  ].filter((task) => typeof task === 'object')
  if (tasks.length === 0) return null
  return (
    <DeskSection title="Tugas bulan ini">
      <ul className="grid overflow-hidden rounded-card border border-line bg-surface">
        {tasks.map(({ href, words }) => (
          <li key={href} className="border-b border-line px-4 py-3 last:border-0">
            <RowLink href={href}>{words}</RowLink>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** Leads to the form of a month's depreciation, filled in. */
function depreciationTask({ account, fund, campaignId, campaign, sum, day }: DepreciationDue) {
  const isOwn = account === '1230'
  const use = fund === 'Z' ? '5195' : '5240'
  const whose = isOwn
    ? 'aset lembaga'
    : `aset kelolaan ${campaign ?? fundWords[fund].toLowerCase()}`
  const purpose = isOwn ? {} : { fund, use, campaign: campaignId ?? '' }
  return {
    href: addressWith(
      `/kelola/transaksi/baru/${isOwn ? 'susut-aset' : 'susut-aset-kelolaan'}`,
      {},
      { day, sum: String(sum), ...purpose },
    ),
    words: `Penyusutan ${whose} sampai ${formatDate(startOfDay(day))} belum dicatat: ${formatRupiah(sum)}`,
  }
}
