import { redirect } from 'react-router'
import * as v from 'valibot'
import { requestDonorBank } from '#features/donor-bank/request-donor-bank.server.ts'
import { revealDonorBank } from '#features/donor-bank/donor-bank-rows.server.ts'
import { failRefund, payRefund, startRefund } from '#features/refund/pay/pay-refund.server.ts'
import { changePayer } from '#features/refund/refund-decision.server.ts'
import { sendRefund } from '#features/refund/pay/send-refund.server.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { act, acts } from '#app/desk/door.ts'
import { lookForm, type OpenedBank } from './donor-bank-form.ts'
import { payerFrom } from './payer-field.ts'
import { newestRefund } from './refund-payers.ts'

const again = (id: string | undefined) => redirect(`/kelola/pengembalian/${id}?kabar=simpan`, 303)
const reference = v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(80, 'Terlalu panjang.'))

/** What is done with a refund: its account asked and shown, another payer, sent, arrived, failed. */
export const refundActs = acts({
  minta: act(v.object({}), 'Meminta rekening donatur', async ({ ctx, staff, params }) => {
    const { refund } = await newestRefund(ctx, params['id'])
    const moneyKey = { donationId: refund.donationId, suspenseId: null }
    await requestDonorBank(ctx, { moneyKey, by: staff.id })
    return redirect(`/kelola/pengembalian/${refund.donationId}?kabar=minta`, 303)
  }),
  buka: act(lookForm, 'Membuka rekening donatur', async ({ ctx, params }): Promise<OpenedBank> => {
    const { refund } = await newestRefund(ctx, params['id'])
    const moneyKey = { donationId: refund.donationId, suspenseId: null }
    return { donorBank: await revealDonorBank(ctx, moneyKey) }
  }),
  rekening: act(
    v.object({ rekening: v.pipe(v.string(), v.minLength(1, 'Pilih sumber dananya.')) }),
    'Mengganti rekening pengembalian',
    async ({ ctx, params }, { rekening }) => {
      const { refundKey } = await newestRefund(ctx, params['id'])
      await changePayer(ctx, refundKey, payerFrom(rekening))
      return again(params['id'])
    },
  ),
  kirim: act(
    v.object({ nomor: reference }),
    'Mengirim pengembalian',
    async ({ ctx, params }, { nomor: bankReference }) => {
      const { refundKey, refund } = await newestRefund(ctx, params['id'])
      await (refund.paysFrom === 'bank'
        ? startRefund(ctx, refundKey, bankReference ? { bankReference } : {})
        : sendRefund(ctx, refundKey))
      return again(params['id'])
    },
  ),
  selesai: act(
    v.object({
      bukti: v.pipe(reference, v.minLength(3, 'Tulis nomor transfer dari bank.')),
      tanggal: v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.')),
    }),
    'Mencatat pengembalian terkirim',
    async ({ ctx, params }, { bukti: bankReference, tanggal }) => {
      const { refundKey } = await newestRefund(ctx, params['id'])
      await payRefund(ctx, refundKey, { by: 'bank', bankReference, paidOn: tanggal })
      return again(params['id'])
    },
  ),
  gagal: act(
    v.object({
      sebab: v.pipe(v.string(), v.trim(), v.minLength(5, 'Tuliskan sebabnya.'), v.maxLength(200)),
    }),
    'Mencatat pengembalian gagal',
    async ({ ctx, params }, { sebab: failure }) => {
      const { refundKey } = await newestRefund(ctx, params['id'])
      await failRefund(ctx, refundKey, { by: 'bank', failure })
      return again(params['id'])
    },
  ),
})
