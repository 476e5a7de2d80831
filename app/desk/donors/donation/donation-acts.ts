import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  askProviderAgain,
  revealContact,
  sendPapersAgain,
} from '#features/donation-log/act-on-donation.server.ts'
import { type DonationRecord, findRecord } from '#features/donation-log/queries.server.ts'
import { undoOfflineDonation } from '#features/offline-donation/undo-offline-donation.server.ts'
import { correctReceipts } from '#features/receipt/correct-receipts.server.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { act, type ActArgs, acts, personalAct } from '#app/desk/door.ts'
import { printedName, typedTaxId } from '#features/donation/donor-schema.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import { boundedText } from '#platform/text/form-text.ts'
import { existing } from '#app/not-found.ts'

/** Fifteen figures, however they are set apart: an NPWP or NIK. */
const HAS_TAX_ID = /(?:\d[\s.-]*){15}/

/** What a correction asks; what is left empty, or is not on the form, stays as it is. */
const correctionFields = v.object({
  nama: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typedLine(typed) || undefined),
      v.optional(printedName('Tulis namanya dengan huruf.')),
    ),
  ),
  npwp: typedTaxId,
  alasan: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'Tuliskan alasannya, minimal 10 huruf.'),
    v.maxLength(500, 'Paling panjang 500 huruf.'),
    v.check(
      (typed) => !HAS_TAX_ID.test(typed),
      'Jangan menulis NPWP atau NIK di sini: alasan tersimpan selamanya di jejak audit.',
    ),
  ),
})

const nothing = v.object({})
const reason = v.object({
  alasan: boundedText('Tuliskan alasannya, minimal 10 huruf.', 10, 500),
})

/** What is done with one donation: nothing that changes money. */
export const donationActs = acts({
  tanyakan: act(nothing, 'Bertanya lagi ke penyedia', async (args) => {
    const { id } = await recordOf(args)
    await askProviderAgain(args.ctx, id)
    return redirect(`/kelola/donasi/${id}?hasil=ditanyakan`, 303)
  }),
  'kirim-ulang': act(nothing, 'Mengirim ulang kuitansi', async (args) => {
    const { id } = await recordOf(args)
    await sendPapersAgain(args.ctx, id)
    return redirect(`/kelola/donasi/${id}?hasil=dikirim`, 303)
  }),
  perbaiki: personalAct(
    correctionFields,
    'Memperbaiki nama atau NPWP donatur',
    async (args, { nama, npwp, alasan }) => {
      const { ctx, staff, details } = args
      const { id, publicId } = await recordOf(args)
      if (!nama && !npwp)
        throw new InvalidInput({ nama: 'Belum ada yang diisi. Tuliskan yang benar.' })
      const correction = { donorName: nama, taxId: npwp }
      const issued = await correctReceipts(ctx, { publicId, by: staff.id, ...correction })
      const filled = [nama && 'nama', npwp && 'NPWP atau NIK'].filter(Boolean)
      Object.assign(details, {
        milik: `Donasi ${shortIdOf(publicId)}`,
        isian: filled.join(', '),
        alasan,
        terbit: issued.map(({ number }) => number).join(', ') || 'tidak ada',
      })
      const result = issued.length > 0 ? 'diganti' : 'diperbaiki'
      return redirect(`/kelola/donasi/${id}?hasil=${result}`, 303)
    },
  ),
  batalkan: act(
    v.object({ batal: reason.entries.alasan }),
    'Membatalkan pencatatan donasi tunai',
    async (args, { batal: why }) => {
      const { id } = await recordOf(args)
      await undoOfflineDonation(args.ctx, { donationId: id, why }, { by: args.staff.id })
      return redirect(`/kelola/donasi/${id}?hasil=dibatalkan`, 303)
    },
  ),
  buka: act(reason, 'Membuka nama dan kontak donatur', async (args) => {
    const { id } = await recordOf(args)
    const { whose, ...revealed } = await revealContact(args.ctx, id)
    args.details['milik'] = whose
    return { revealed }
  }),
})

async function recordOf({ ctx, params }: Pick<ActArgs, 'ctx' | 'params'>): Promise<DonationRecord> {
  const record = existing(await findRecord(ctx.db, params['id'] ?? ''))
  return record
}
