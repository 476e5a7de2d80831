import { redirect } from 'react-router'
import * as v from 'valibot'
import { banksFor } from '#features/bank-account/bank-account.server.ts'
import {
  proposeTakenBack,
  findTakenBack,
  receivingFund,
} from '#features/refund/taken-back/settle-taken-back.server.ts'
import { textOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { act, acts } from '#app/desk/door.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import { payerChoices } from './payer-field.ts'

const back = v.object({
  masuk: v.pipe(v.string(), v.uuid('Pilih rekening yang menerima.')),
  tanggal: v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.')),
  bukti: textOf('Keterangan', 300),
})

/** How money that was returned twice may end, as proposals. */
export const doubleRefundActs = acts({
  kembali: act(
    back,
    'Mengajukan penerimaan dana yang kembali dua kali',
    async ({ ctx, staff, params }, { masuk: bankAccountId, tanggal, bukti: note }) => {
      const returnId = rowIdOf(params['id'])
      const { claims } = await orNotFound(() => findTakenBack(ctx.db, returnId))
      const banks = await banksFor(ctx.db, receivingFund(claims))
      const choices = payerChoices({ banks, isByGateway: false })
      const bank = choices.find(({ value }) => value === bankAccountId)?.label
      const end = { how: 'returned', bankAccountId } as const
      await proposeTakenBack(ctx, { returnId, end, on: tanggal, bank, note, by: staff.id })
      return redirect(`/kelola/pengembalian/ganda/${returnId}?kabar=ajukan`, 303)
    },
  ),
  tanggung: act(
    v.object({ alasan: textOf('Alasan', 300) }),
    'Mengajukan pengembalian ganda ditanggung amil',
    async ({ ctx, staff, params }, { alasan: note }) => {
      const returnId = rowIdOf(params['id'])
      const wish = { returnId, end: { how: 'borne' as const }, note, by: staff.id }
      await proposeTakenBack(ctx, wish)
      return redirect(`/kelola/pengembalian/ganda/${returnId}?kabar=ajukan`, 303)
    },
  ),
})
