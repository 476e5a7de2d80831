import { columnsOn } from '#features/outward-report/columns.server.ts'
import { countPayers, outwardRows } from '#features/outward-report/report-rows.server.ts'
import { findFiling } from '#features/report-filing/filings.server.ts'
import { findFrozen } from '#features/statements/frozen-sets.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/laporan-keluar-jenis.ts'
import { reportInAddress } from './report-in-address.ts'
import { filingActs } from './filing-acts.ts'
import { FilingPart } from './filing-part.tsx'
import { Payers } from './payers-part.tsx'
import { ReportFacts, ReportFiles, ReportTable, SpanChoice } from './report-parts.tsx'

export const action = filingActs

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const outward = reportInAddress(params.jenis, new URL(request.url).searchParams, ctx.now())
  const { name, report, days, today } = outward
  const frozen = await findFrozen(ctx.db, days)
  const isPersonal = report.isPersonal === true
  return {
    ...outward,
    ...(await columnsOn(ctx.db, name, days.through)),
    isOver: days.through < today,
    years: [outward.year - 1, outward.year, outward.year + 1].filter(
      (year) => year <= Number(today.slice(0, 4)),
    ),
    mayTake: isPermitted(staff.role, 'books.write'),
    filing: await findFiling(ctx.db, { report: name, through: days.through }),
    frozen: frozen && { id: frozen.id, at: frozen.frozenAt },
    payers: isPersonal ? await countPayers(ctx.db, days) : undefined,
    rows: isPersonal ? [] : await outwardRows(ctx, name, days),
  }
}

export default function OutwardReportPage({ loaderData }: Route.ComponentProps) {
  const { name, report, year, span, days, columns, rows, frozen, payers, isOver, mayTake } =
    loaderData
  const { years, filing, today } = loaderData
  const dueOn = report.dueAfter ? addDays(days.through, report.dueAfter) : undefined
  const query = `tahun=${year}&masa=${span}`
  const file = `/kelola/laporan-keluar/${name}/berkas`
  return (
    <DeskPage
      title={report.title}
      tab="Laporan ke luar"
      back={{ href: '/kelola/laporan-keluar', label: 'Laporan ke luar' }}
      lead={`Kepada ${report.to}. ${report.note}`}
      acts={payers ? undefined : <ReportFiles address={`${file}?${query}`} />}
    >
      <SpanChoice {...{ report, years, year, span }} />
      {!isOver && <Notice title="Masa ini belum selesai: angkanya masih bertambah." />}
      <ReportFacts {...{ name, days, frozen, dueOn, validFrom: loaderData.validFrom }} />
      {payers ? (
        <Payers {...payers} file={mayTake ? `${file}?aksi=unduh&${query}` : undefined} />
      ) : (
        <ReportTable {...{ title: report.title, columns, rows }} />
      )}
      <FilingPart {...{ filing, dueOn, today, isOver, query }} />
    </DeskPage>
  )
}
