import { redirect } from 'react-router'
import * as v from 'valibot'
import { fetchAgain } from '#features/payout-report/fetch-report.server.ts'
import { proposeReport, proposeReportUndo } from '#features/payout-report/proposals.server.ts'
import { discardReport, mapReport } from '#features/payout-report/upload-report.server.ts'
import type { Route } from './+types/pencocokan-id.ts'
import { banksInput } from '../bank-account/bank-input.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import { chosenMapping, mappingForm, received } from './mapping-input.ts'
import { reportData } from './report-data.ts'
import { ReportPage } from './report-page.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const { searchParams } = new URL(request.url)
  const wantsColumns = searchParams.has('kolom')
  const after = Number(/^\d{1,6}$/.exec(searchParams.get('sesudah') ?? '')?.[0] ?? 0)
  return await orNotFound(() => reportData(ctx, { id, wantsColumns, after }))
}

const nothing = v.object({})
const note = v.object({
  catatan: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'Terlalu panjang.')), ''),
})
const toPage = (id: string, query = '') => redirect(`/kelola/pencocokan/${id}${query}`, 303)

export const action = acts({
  petakan: act(mappingForm, 'Memilih kolom laporan pencairan', async ({ ctx, params }, input) => {
    const id = rowIdOf(params['id'])
    await mapReport(ctx, { id, mapping: chosenMapping(input) })
    return toPage(id)
  }),
  ambilLagi: act(
    nothing,
    'Mengambil lagi laporan pencairan dari penyedia',
    async ({ ctx, params }) => {
      const id = rowIdOf(params['id'])
      await fetchAgain(ctx, id)
      return toPage(id)
    },
  ),
  buang: act(nothing, 'Membuang laporan pencairan', async ({ ctx, params }) => {
    await discardReport(ctx, rowIdOf(params['id']))
    return redirect('/kelola/pencocokan?kabar=hapus', 303)
  }),
  ajukan: act(
    v.intersect([note, banksInput, v.object({ diterima: received })]),
    'Mengajukan pembukuan pencairan',
    async ({ ctx, staff, params }, { catatan, banks, diterima }) => {
      const id = rowIdOf(params['id'])
      await proposeReport(ctx, id, { by: staff.id, note: catatan, banks, received: diterima })
      return toPage(id, '?kabar=ajukan')
    },
  ),
  ajukanBatal: act(
    note,
    'Mengajukan pembatalan pembukuan pencairan',
    async ({ ctx, staff, params }, { catatan }) => {
      const id = rowIdOf(params['id'])
      await proposeReportUndo(ctx, id, { by: staff.id, note: catatan })
      return toPage(id, '?kabar=ajukan')
    },
  ),
})

export default function PencocokanId({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportPage report={loaderData} answer={actionData} />
}
