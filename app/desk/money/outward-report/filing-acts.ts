import { redirect } from 'react-router'
import * as v from 'valibot'
import { markFiled, withdrawFiled } from '#features/report-filing/filings.server.ts'
import { act, type ActArgs, acts } from '#app/desk/door.ts'
import { reportInAddress } from './report-in-address.ts'
import { filedForm } from './filing-part.tsx'

/** Marks a report as sent, and takes the mark back. */
export const filingActs = acts({
  terkirim: act(filedForm, 'Menandai laporan terkirim', async (args, typed) => {
    const { name: report, days, href } = askedIn(args)
    const mark = { report, through: days.through, filedOn: typed.dikirim, reference: typed.bukti }
    await markFiled(args.ctx, mark, args.staff.id)
    return redirect(`${href}&kabar=simpan`, 303)
  }),
  urung: act(v.object({}), 'Menarik tanda kirim laporan', async (args) => {
    const { name: report, days, href } = askedIn(args)
    await withdrawFiled(args.ctx, { report, through: days.through }, args.staff.id)
    return redirect(`${href}&kabar=simpan`, 303)
  }),
})

/** The report and days that the address of a form names. */
function askedIn({ ctx, params, request }: ActArgs) {
  const report = reportInAddress(params['jenis'], new URL(request.url).searchParams, ctx.now())
  const { name, year, span } = report
  return { ...report, href: `/kelola/laporan-keluar/${name}?tahun=${year}&masa=${span}` }
}
