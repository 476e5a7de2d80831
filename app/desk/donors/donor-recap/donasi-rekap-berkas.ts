import { type ActionFunctionArgs, redirect } from 'react-router'
import { donorRecap, donorRecapPdf } from '#features/donation-log/donor-recap.server.ts'
import { pastRows } from '#features/receipt/paper/past-rows.ts'
import { donatedFundWords } from '#features/ledger/funds.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { formDataOf } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { pageNotFound, rowIdOf } from '#app/not-found.ts'
import { isFormat, listFile } from '#app/desk/ui/list-file.ts'
import type { Route } from './+types/donasi-rekap-berkas.ts'
import { recapDays } from './recap-days.ts'

/** The file is taken by a form alone. */
export function loader({ params }: Route.LoaderArgs): Response {
  return redirect(`/kelola/donasi/${rowIdOf(params.id)}/rekap`, 303)
}

/** Not in a transaction as other acts are: nothing is changed but the audit log. */
export const action = acts({ unduh: download })

/** What an earlier system had is told apart: it has no paper of ours and stands in no sum. */
const head = ['tanggal', 'program', 'dana', 'kuitansi', 'bukti_setor_zakat', 'jumlah', 'asal']

async function download({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const { ctx, staff, permission } = context.get(deskContext)
  const id = rowIdOf(params['id'])
  const format = (await formDataOf(request)).get('bentuk')
  const days = recapDays(new URL(request.url).searchParams, ctx.now())
  const recap = await donorRecap(ctx.db, id, days)
  const isKnown = format === 'pdf' || (typeof format === 'string' && isFormat(format))
  if (!recap || !isKnown) throw pageNotFound()
  const sentence = 'Mengunduh rekap donatur'
  const details = { ...days, bentuk: format, baris: recap.donations.length }
  await recordAudit(ctx, ctx.db, { staff, permission, sentence, documentId: id, details })
  const name = `rekap-donasi-${days.from}-${days.through}`
  if (format === 'pdf') {
    return new Response(new Uint8Array(await donorRecapPdf(ctx, recap, days)), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}.pdf"`,
        'Cache-Control': 'no-store',
      },
    })
  }
  const ours = recap.donations.map(({ paidAt, program, fund, receipt, zakatReceipt, amount }) => {
    const papers = [receipt ?? null, zakatReceipt ?? null]
    return [paidAt, program, donatedFundWords[fund], ...papers, amount, null]
  })
  const past = pastRows(recap.past).map(({ paidAt, program, fund, number, amount }) => {
    return [paidAt, program, fund, number ?? null, null, amount, 'sistem lama']
  })
  async function* portion() {
    yield [...ours, ...past]
  }
  return await listFile({ format, name, title: 'Rekap donasi', head, rows: portion() })
}
