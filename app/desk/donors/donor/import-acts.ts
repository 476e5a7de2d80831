import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  lookAtImport,
  runImport,
  undoImport,
} from '#features/donor-record/import/imports.server.ts'
import { act, acts, personalAct } from '#app/desk/door.ts'
import { lookAtSheet, sheetText } from '#app/desk/ui/look-at-sheet.ts'

/** Donors and gifts of an earlier system: looked at first, taken over whole, undone whole. */
export const importActs = acts({
  lihat: lookAtSheet(lookAtImport),
  simpan: personalAct(
    v.object({ isi: sheetText }),
    'Memindahkan donatur dari sistem lama',
    async ({ ctx, staff, details }, { isi: text }) => {
      const count = await runImport(ctx, { text, fileName: 'lembar kerja', by: staff.id })
      details['jumlah'] = String(count)
      return redirect('/kelola/donatur/impor?kabar=simpan', 303)
    },
  ),
  batal: act(
    v.object({ pindahan: v.pipe(v.string(), v.uuid()) }),
    'Membatalkan pemindahan donatur',
    async ({ ctx, staff }, { pindahan }) => {
      await undoImport(ctx, pindahan, { by: staff.id })
      return redirect('/kelola/donatur/impor?kabar=simpan', 303)
    },
  ),
})
