import { redirect } from 'react-router'
import * as v from 'valibot'
import { requestDonorBank } from '#features/donor-bank/request-donor-bank.server.ts'
import { proposeRefund } from '#features/refund/refund-proposals.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { boundedText, rupiahOf } from '#platform/text/form-text.ts'
import { act, acts, personalAct } from '#app/desk/door.ts'
import { bankTyped, typedBank, wholeOrEmpty } from './donor-bank-form.ts'
import { payerFrom } from './payer-field.ts'
import { donationWithWays } from './refund-payers.ts'

const reasons = ['double', 'wrong_amount', 'donor_request', 'program_cancelled'] as const

const optionalSum = rupiahOf('Tulis rupiah bulat, contoh 250.000.', { least: 0, empty: rupiah(0) })

const fields = v.object({
  donasi: v.pipe(v.string(), v.uuid()),
  /** A part: off the programme's money, and off the infak operasional. Both empty: the whole. */
  nominal: optionalSum,
  operasional: optionalSum,
  alasan: v.picklist(reasons, 'Pilih alasannya.'),
  rekening: v.pipe(v.string(), v.minLength(1, 'Pilih sumber dananya.')),
  catatan: boundedText('Tuliskan keterangannya, minimal 10 huruf.', 10, 500),
  ...typedBank,
})
const schema = v.pipe(fields, wholeOrEmpty())

/** What the page of a new refund does: proposes it, and asks the donor for the account. */
export const proposeRefundActs = acts({
  ajukan: personalAct(schema, 'Mengajukan pengembalian', async ({ ctx, staff, details }, typed) => {
    const { donasi, alasan: reason, catatan: note, rekening, nominal, operasional } = typed
    const { donation, choices } = await donationWithWays(ctx, donasi)
    const payer = choices.find(({ value }) => value === rekening)?.label ?? ''
    Object.assign(details, { donasi, alasan: reason, rekening, catatan: note })
    const isPart = nominal + operasional > 0
    const part = isPart ? { amount: nominal, operational: operasional } : undefined
    if (part) Object.assign(details, { nominal, operasional })
    const input = { publicId: donation.publicId, reason, note, part, by: staff.id }
    const named = { payer, bank: bankTyped(typed) }
    await proposeRefund(ctx, { ...input, from: payerFrom(rekening) }, named)
    return redirect(`/kelola/pengembalian/${donation.id}?kabar=ajukan`, 303)
  }),
  minta: act(
    v.pick(fields, ['donasi']),
    'Meminta rekening donatur',
    async ({ ctx, staff }, { donasi: donationId }) => {
      await requestDonorBank(ctx, { moneyKey: { donationId, suspenseId: null }, by: staff.id })
      return redirect(`/kelola/pengembalian/baru?donasi=${donationId}&kabar=minta`, 303)
    },
  ),
})
