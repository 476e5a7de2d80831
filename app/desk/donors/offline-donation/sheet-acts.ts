import { redirect } from 'react-router'
import * as v from 'valibot'
import { SheetNotWhole } from '#features/offline-donation/errors.ts'
import {
  type DonationSheet,
  readDonationSheet,
  recordDonationSheet,
} from '#features/offline-donation/record-sheet.server.ts'
import { submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { textOfSheet } from '#app/desk/ui/sheet-text.ts'

/** What a sheet would record, and what is wrong in it. */
export type SheetPreview = Pick<DonationSheet, 'problems' | 'doubles'> & {
  text: string
  count: number
  sum: number
}

const isi = v.pipe(v.string(), v.maxLength(400_000, 'Isinya terlalu panjang.'))

export const sheetActs = acts({
  // Looks only: nothing is written, so no audit entry is.
  lihat: async ({ request, context }) => {
    const { ctx } = context.get(deskContext)
    return submit(v.object({ isi: v.optional(isi, '') }), request, async (typed, form) => {
      const text = (await textOfSheet(form.get('berkas'))) ?? typed.isi
      if (text.trim() === '') throw new SheetNotWhole('Pilih berkasnya, atau tempel isinya.')
      const { donations, problems, doubles } = await readDonationSheet(ctx, text)
      const sum = donations.reduce((whole, donation) => whole + donation.sum, 0)
      const preview = { text, count: donations.length, sum, problems, doubles }
      return { preview: preview satisfies SheetPreview }
    })
  },
  simpan: act(
    v.object({
      isi,
      place: v.pipe(
        v.string(),
        v.regex(/^kas:[0-9a-f-]{36}$/, 'Pilih kas tempat uangnya disimpan.'),
      ),
      ganda: v.optional(v.string(), ''),
    }),
    { says: 'Mencatat donasi dari lembar kerja', isPersonal: true },
    async ({ ctx, staff, details }, { isi: text, place, ganda }) => {
      const cashPlaceId = place.slice('kas:'.length)
      const asked = { text, cashPlaceId, withDoubles: ganda !== '' }
      details['jumlah'] = String(await recordDonationSheet(ctx, asked, { by: staff.id }))
      return redirect('/kelola/donasi?kabar=simpan', 303)
    },
  ),
})
