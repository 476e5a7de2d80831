import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  readDonationSheet,
  recordDonationSheet,
} from '#features/offline-donation/record-sheet.server.ts'
import { act, acts } from '#app/desk/door.ts'
import { lookAtSheet, sheetText } from '#app/desk/ui/look-at-sheet.ts'

export const sheetActs = acts({
  lihat: lookAtSheet(readDonationSheet),
  simpan: act(
    v.object({
      isi: sheetText,
      place: v.pipe(
        v.string(),
        v.regex(/^kas:[0-9a-f-]{36}$/, 'Pilih kas tempat uangnya disimpan.'),
      ),
      ganda: v.optional(v.string(), ''),
    }),
    { says: 'Mencatat donasi dari lembar kerja', isPersonal: true },
    async ({ ctx, staff, details }, { isi: text, place, ganda }) => {
      const cashPlaceId = place.slice('kas:'.length)
      const sheet = { text, cashPlaceId, withDoubles: ganda !== '' }
      details['jumlah'] = String(await recordDonationSheet(ctx, sheet, { by: staff.id }))
      return redirect('/kelola/donasi?kabar=simpan', 303)
    },
  ),
})
