import { type ActionFunctionArgs, redirect } from 'react-router'
import { columnsOn } from '#features/outward-report/columns.server.ts'
import { outwardRows } from '#features/outward-report/report-rows.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { formDataOf } from '#app/submit.server.ts'
import { type Desk, deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { isFormat, listFile } from '#app/desk/ui/list-file.ts'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/laporan-keluar-berkas.ts'
import { reportInAddress } from './report-in-address.ts'

type ReportChoice = ReturnType<typeof reportInAddress>

/** A report as a file. One that names persons is taken by a form, with a fresh factor. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { ctx, ...desk } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const report = reportInAddress(params.jenis, searchParams, ctx.now())
  if (report.report.isPersonal) return redirect(`/kelola/laporan-keluar/${report.name}`, 303)
  return await fileOf({ ctx, ...desk }, report, searchParams.get('bentuk'))
}

/** Not in a transaction as other acts are: nothing is changed but the audit log. */
export const action = acts({ unduh: download })

async function download({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const desk = context.get(deskContext)
  const report = reportInAddress(params['jenis'], new URL(request.url).searchParams, desk.ctx.now())
  const format = (await formDataOf(request)).get('bentuk')
  return await fileOf(desk, report, typeof format === 'string' ? format : null)
}

async function fileOf(
  { ctx, staff, permission }: Desk,
  { name, report, days }: ReportChoice,
  format: string | null,
): Promise<Response> {
  if (!format || !isFormat(format)) throw pageNotFound()
  const rows = await outwardRows(ctx, name, days)
  const { columns } = await columnsOn(ctx.db, name, days.through)
  const details = { laporan: report.title, ...days, bentuk: format, baris: rows.length }
  const sentence = `Mengunduh ${report.title.toLowerCase()}`
  await recordAudit(ctx, ctx.db, { staff, permission, sentence, details })
  async function* portion() {
    yield rows.map((row) => columns.map(([cell]) => row[cell] ?? null))
  }
  return await listFile({
    format,
    name: `${name}-${days.from}-${days.through}`,
    title: report.title,
    head: columns.map(([, head]) => head),
    rows: portion(),
  })
}
