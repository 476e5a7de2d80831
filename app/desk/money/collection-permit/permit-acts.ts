import { redirect } from 'react-router'
import * as v from 'valibot'
import { findPermit } from '#features/collection-permit/permits.server.ts'
import { proposePermitVersion } from '#features/collection-permit/proposals.server.ts'
import { markFiled, withdrawFiled } from '#features/report-filing/filings.server.ts'
import { permitReport } from '#features/report-filing/report-filing.ts'
import { textOf } from '#platform/text/form-text.ts'
import { act, type ActArgs, acts } from '#app/desk/door.ts'
import { filedForm } from '#app/desk/money/outward-report/filing-part.tsx'
import { existing, rowIdOf } from '#app/not-found.ts'
import { permitForm, permitTerms } from './permit-fields.tsx'

/** The permit that an address names. */
export async function permitOf({ ctx, params }: Pick<ActArgs, 'ctx' | 'params'>) {
  const permit = existing(await findPermit(ctx, rowIdOf(params['id'])))
  return permit
}

const change = v.object({
  ...permitForm.entries,
  ditarik: v.optional(v.literal('ya')),
  alasan: textOf('Alasan', 500),
})

export const permitActs = acts({
  ubah: act(change, 'Mengajukan perubahan izin PUB', async (args, typed) => {
    const { ctx, staff } = args
    const { id } = await permitOf(args)
    const version = { id, ...permitTerms(typed), isWithdrawn: typed.ditarik === 'ya' }
    await proposePermitVersion(ctx, version, { by: staff.id, note: typed.alasan })
    return redirect(`/kelola/izin-pub/${id}?kabar=ajukan`, 303)
  }),
  terkirim: act(filedForm, 'Menandai laporan PUB terkirim', async (args, typed) => {
    const { id, through } = await permitOf(args)
    const mark = { filedOn: typed.dikirim, reference: typed.bukti }
    await markFiled(args.ctx, { report: permitReport(id), through, ...mark }, args.staff.id)
    return redirect(`/kelola/izin-pub/${id}?kabar=simpan`, 303)
  }),
  urung: act(v.object({}), 'Menarik tanda kirim laporan PUB', async (args) => {
    const { id, through } = await permitOf(args)
    await withdrawFiled(args.ctx, { report: permitReport(id), through }, args.staff.id)
    return redirect(`/kelola/izin-pub/${id}?kabar=simpan`, 303)
  }),
})
