import { redirect } from 'react-router'
import * as v from 'valibot'
import { OpeningNotWhole } from '#features/opening/errors.ts'
import type { ReadOpening } from '#features/opening/opening-rows.ts'
import {
  proposeOpening,
  proposeUndoingOpening,
  readOpeningText,
} from '#features/opening/proposals.server.ts'
import { submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { textOfSheet } from '#app/desk/ui/sheet-text.ts'

/** What a sheet would open, and what is wrong in it. */
export type OpeningPreview = Pick<ReadOpening, 'problems' | 'sums'> & {
  text: string
  count: number
}

const MOST_TEXT = 400_000
const isi = v.pipe(v.string(), v.maxLength(MOST_TEXT, 'Isinya terlalu panjang.'))

export const openingActs = acts({
  // Looks only: nothing is written, so no audit entry is.
  lihat: async ({ request, context }) => {
    const { ctx } = context.get(deskContext)
    return submit(v.object({ isi: v.optional(isi, '') }), request, async (typed, form) => {
      const text = (await textOfSheet(form.get('berkas'))) ?? typed.isi
      if (text.trim() === '') throw new OpeningNotWhole('Pilih berkasnya, atau tempel isinya.')
      const { lines, problems, sums } = await readOpeningText(ctx, text)
      return { preview: { text, count: lines.length, problems, sums } satisfies OpeningPreview }
    })
  },
  ajukan: act(
    v.object({ isi }),
    { says: 'Mengajukan saldo awal', isPersonal: true },
    async ({ ctx, staff, details }, { isi: text }) => {
      const read = await readOpeningText(ctx, text)
      await proposeOpening(ctx, read, { by: staff.id })
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
    { says: 'Mengajukan pembatalan saldo awal' },
    async ({ ctx, staff }, { alasan: reason }) => {
      await proposeUndoingOpening(ctx, { reason, by: staff.id })
      return redirect('/kelola/saldo-awal?kabar=ajukan', 303)
    },
  ),
})
