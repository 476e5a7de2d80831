import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  proposeOpening,
  proposeUndoingOpening,
  readOpeningText,
} from '#features/opening/proposals.server.ts'
import { act, acts, personalAct } from '#app/desk/door.ts'
import { lookAtSheet, sheetText } from '#app/desk/ui/look-at-sheet.ts'

export const openingActs = acts({
  lihat: lookAtSheet(readOpeningText),
  ajukan: personalAct(
    v.object({
      isi: sheetText,
      kuitansi: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    }),
    'Mengajukan saldo awal',
    async ({ ctx, staff, details }, { isi: text, kuitansi: oldReceipts }) => {
      const read = await readOpeningText(ctx, text)
      await proposeOpening(ctx, read, { by: staff.id, oldReceipts })
      details['baris'] = String(read.lines.length)
      return redirect('/kelola/saldo-awal?kabar=ajukan', 303)
    },
  ),
  batalkan: act(
    v.object({
      alasan: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(10, 'Tuliskan alasannya, minimal 10 huruf.'),
        v.maxLength(500),
      ),
    }),
    'Mengajukan pembatalan saldo awal',
    async ({ ctx, staff }, { alasan: reason }) => {
      await proposeUndoingOpening(ctx, { reason, by: staff.id })
      return redirect('/kelola/saldo-awal?kabar=ajukan', 303)
    },
  ),
})
