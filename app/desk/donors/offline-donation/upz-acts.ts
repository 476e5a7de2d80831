import { redirect } from 'react-router'
import * as v from 'valibot'
import { readDonationSheet } from '#features/offline-donation/record-sheet.server.ts'
import { recordUpzReport } from '#features/offline-donation/record-upz-report.server.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { acts, personalAct } from '#app/desk/door.ts'
import { lookAtSheet, sheetText } from '#app/desk/ui/look-at-sheet.ts'

const report = v.object({
  isi: sheetText,
  upz: v.pipe(
    v.string(),
    v.transform(typedLine),
    v.minLength(3, 'Tulis nama UPZ.'),
    v.maxLength(120, 'Paling panjang 120 huruf.'),
  ),
  setor: v.pipe(v.string(), v.check(isDay, 'Pilih tanggalnya.')),
  place: v.pipe(v.string(), v.regex(/^kas:[0-9a-f-]{36}$/, 'Pilih kasnya.')),
  ganda: v.optional(v.string(), ''),
})

export const upzActs = acts({
  lihat: lookAtSheet(readDonationSheet),
  simpan: personalAct(
    report,
    'Mencatat laporan UPZ',
    async ({ ctx, staff, details }, { isi: text, upz, setor: dueOn, place, ganda }) => {
      const cashPlaceId = place.slice('kas:'.length)
      const request = { text, upz, dueOn, cashPlaceId, withDoubles: ganda !== '' }
      const hand = { by: staff.id, role: staff.role }
      details['jumlah'] = String(await recordUpzReport(ctx, request, hand))
      return redirect('/kelola/donasi?kabar=simpan', 303)
    },
  ),
})
