import { payoutProvider, reportStatusWords } from '#features/payout-report/report-words.ts'
import {
  formatDate,
  formatDateTime,
  startOfDay,
  addDays,
  dayOf,
  isDay,
} from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Route } from './+types/pencocokan.ts'
import { reportList, reportProviders } from './report-list.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { reportListActs } from './report-list-acts.ts'
import { BalancePart, type BalanceShown } from './balance-part.tsx'
import { REPORT_TOO_LARGE, ReportFetchForm, ReportUploadForm } from './report-forms.tsx'
import { compareBalance } from '#features/payout-report/compare-balance.server.ts'
import { gatewayNames } from '#platform/outside/payment/gateway-names.ts'
import type { Ctx } from '#platform/context.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const { filter, ...page } = await reportList.pageAt(ctx, request)
  const { provider, listSettled } = ctx.gateway
  return {
    ...page,
    sort: filter.sort,
    providers: reportProviders(ctx.config.mode === 'demo'),
    isTooLarge: searchParams.get('berkas') === 'besar',
    fetches: listSettled && payoutProvider(provider),
    balance: await balanceData(ctx, searchParams),
    isByTransferOnly: provider === 'none',
  }
}

export const action = reportListActs

type Report = Route.ComponentProps['loaderData']['items'][number]

const columns: readonly Column<Report>[] = [
  {
    label: 'Pencairan',
    cell: ({ id, reference }) => <RowLink href={`/kelola/pencocokan/${id}`}>{reference}</RowLink>,
  },
  { label: 'Penyedia', cell: ({ provider }) => payoutProvider(provider) },
  { label: 'Tanggal', cell: ({ settledOn }) => formatDate(startOfDay(settledOn)), sort: 'tanggal' },
  { label: 'Keadaan', cell: ({ status }) => reportStatusWords[status] },
  {
    label: 'Diunggah',
    cell: ({ madeAt, madeBy }) => `${formatDateTime(madeAt)}, ${madeBy}`,
    sort: 'diunggah',
  },
]

export default function Pencocokan({ loaderData }: Route.ComponentProps) {
  const {
    items: reports,
    filters,
    sort,
    next,
    providers,
    isTooLarge,
    fetches,
    balance,
  } = loaderData
  const { isByTransferOnly } = loaderData
  return (
    <DeskPage
      title="Pencocokan"
      lead="Laporan pencairan dari penyedia pembayaran, dicocokkan dengan donasi lalu dibukukan sekaligus oleh dua orang."
      files={filters}
    >
      {isTooLarge && (
        <div role="alert">
          <Notice tone="danger" title={REPORT_TOO_LARGE} />
        </div>
      )}
      {isByTransferOnly && (
        <Notice tone="info" title="Tanpa penyedia pembayaran">
          Donasi diterima lewat transfer ke rekening lembaga saja, dan dicocokkan di{' '}
          <a href="/kelola/rekening-koran">Rekening koran</a>. Halaman ini untuk pencairan dari
          penyedia yang dahulu dipakai.
        </Notice>
      )}
      <FilterBar
        filters={{
          urut: {
            label: 'Urutkan',
            choices: { diunggah: 'Terakhir diunggah', tanggal: 'Tanggal pencairan' },
          },
        }}
      />
      <DeskList
        caption="Laporan pencairan"
        columns={columns}
        rows={reports}
        next={next}
        sorted={sort}
        empty={{ title: 'Belum ada laporan', text: 'Unggah laporan pencairan yang pertama.' }}
      />
      <ReportUploadForm providers={providers} />
      {fetches && <ReportFetchForm provider={fetches} />}
      {balance && <BalancePart shown={balance} />}
    </DeskPage>
  )
}

/** The comparison that an address asks for, or its empty form; undefined where the provider has no such call. */
async function balanceData(
  ctx: Ctx,
  searchParams: URLSearchParams,
): Promise<BalanceShown | undefined> {
  const { provider, balances } = ctx.gateway
  if (!balances) return undefined
  const param = (name: string) => searchParams.get(name) ?? ''
  const days = { from: param('saldoDari'), to: param('saldoSampai') }
  const yesterday = addDays(dayOf(ctx.now()), -1)
  const isAsked = isDay(days.from) && isDay(days.to)
  return {
    provider: gatewayNames[provider] ?? provider,
    from: isDay(days.from) ? days.from : yesterday,
    to: isDay(days.to) ? days.to : yesterday,
    compared: isAsked ? await compareBalance(ctx, days) : undefined,
  }
}
