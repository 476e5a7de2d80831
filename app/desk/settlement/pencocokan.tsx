import { redirect } from 'react-router'
import * as v from 'valibot'
import { FileMissing } from '#features/payout-report/errors.ts'
import { fetchReport } from '#features/payout-report/fetch-report.server.ts'
import { listPayoutReports } from '#features/payout-report/queries.server.ts'
import { payoutProviderNames, reportStatusWords } from '#features/payout-report/report-words.ts'
import { uploadReport } from '#features/payout-report/upload-report.server.ts'
import { formatDate, formatDateTime, startOfDay } from '#platform/jakarta.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/pencocokan.ts'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DoneNotice } from '../ui/acts.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { addressWith, filtersIn } from '../ui/filters.ts'
import { type Column, DeskList, RowLink } from '../ui/list.tsx'
import { reportFilterNames, reportSortOf } from './report-list.ts'
import { ReportFetchForm, ReportSort, ReportUploadForm } from './report-forms.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Pencocokan – Kelola' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const isTooLarge = searchParams.get('berkas') === 'besar'
  const isDemo = ctx.config.mode === 'demo'
  const providers = Object.entries(payoutProviderNames)
    .filter(([id]) => isDemo || id !== 'sandbox')
    .map(([value, label]) => ({ value, label }))
  const filters = filtersIn(searchParams, reportFilterNames)
  const sort = reportSortOf(filters)
  const after = searchParams.get('sesudah') ?? undefined
  const { items: reports, next } = await listPayoutReports(ctx.db, { sort, after })
  const following = next && addressWith(path, filters, { sesudah: next })
  const { provider, listSettled } = ctx.gateway
  const fetches = listSettled && payoutProviderNames[provider]
  return { reports, filters, sort, next: following, isTooLarge, providers, fetches }
}

const path = '/kelola/pencocokan'

const number = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Isi nomor pencairan.'),
  v.maxLength(100, 'Terlalu panjang.'),
)
const day = v.pipe(v.string(), v.isoDate('Isi tanggal pencairan.'))
const schema = v.object({
  penyedia: v.picklist(['xendit', 'midtrans', 'sandbox'], 'Pilih penyedianya.'),
  nomor: number,
  tanggal: day,
})
const fetching = v.object({ nomorApi: number, tanggalApi: day })

export const action = acts({
  unggah: act(
    schema,
    { says: 'Mengunggah laporan pencairan' },
    async ({ ctx, staff, form }, { penyedia, nomor, tanggal }) => {
      const file = form.get('berkas')
      if (!(file instanceof File) || file.size === 0) throw new FileMissing()
      const id = await uploadReport(ctx, {
        provider: penyedia,
        reference: nomor,
        settledOn: tanggal,
        fileName: file.name,
        bytes: Buffer.from(await file.arrayBuffer()),
        by: staff.id,
      })
      return redirect(`/kelola/pencocokan/${id}`, 303)
    },
  ),
  ambil: act(
    fetching,
    { says: 'Mengambil laporan pencairan dari penyedia' },
    async ({ ctx, staff }, { nomorApi: reference, tanggalApi: settledOn }) => {
      const id = await fetchReport(ctx, { reference, settledOn, by: staff.id })
      return redirect(`/kelola/pencocokan/${id}`, 303)
    },
  ),
})

type Report = Awaited<ReturnType<typeof listPayoutReports>>['items'][number]

const columns: readonly Column<Report>[] = [
  {
    label: 'Pencairan',
    cell: ({ id, reference }) => <RowLink href={`/kelola/pencocokan/${id}`}>{reference}</RowLink>,
  },
  { label: 'Penyedia', cell: ({ provider }) => payoutProviderNames[provider] ?? provider },
  {
    label: 'Tanggal',
    cell: ({ settledOn }) => formatDate(startOfDay(settledOn)),
    sort: 'tanggal',
  },
  { label: 'Keadaan', cell: ({ status }) => reportStatusWords[status] },
  {
    label: 'Diunggah',
    cell: ({ madeAt, madeBy }) => `${formatDateTime(madeAt)}, ${madeBy}`,
    sort: 'diunggah',
  },
]

export default function Pencocokan({ loaderData, actionData }: Route.ComponentProps) {
  const { reports, filters, sort, next, providers, isTooLarge, fetches } = loaderData
  return (
    <DeskPage
      title="Pencocokan"
      lead="Laporan pencairan dari penyedia pembayaran, dicocokkan dengan donasi lalu dibukukan sekaligus oleh dua orang."
      acts={<Downloads path={path} filters={filters} />}
    >
      <DoneNotice />
      {isTooLarge && (
        <div role="alert">
          <Notice
            tone="danger"
            title="Ukuran berkas paling besar 5 MB. Bagi menjadi beberapa berkas."
          />
        </div>
      )}
      <ReportSort sort={sort} />
      <DeskList
        caption="Laporan pencairan"
        columns={columns}
        rows={reports}
        keyOf={({ id }) => id}
        next={next}
        sorted={{ by: sort, href: (urut) => addressWith(path, filters, { urut }) }}
        empty={{ title: 'Belum ada laporan', text: 'Unggah laporan pencairan yang pertama.' }}
      />
      <ReportUploadForm providers={providers} answer={actionData} />
      {fetches && <ReportFetchForm provider={fetches} answer={actionData} />}
    </DeskPage>
  )
}
