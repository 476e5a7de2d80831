import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  introductionLeave,
  introductionText,
} from '#features/scholar-review/introduction/contract.ts'
import { introductionKeyOf } from '#features/scholar-review/introduction/introduction-key.ts'
import {
  proposeIntroductions,
  proposeSheet,
  readIntroductionSheet,
} from '#features/scholar-review/introduction/proposals.server.ts'
import { proposeWithdrawal } from '#features/scholar-review/proposals.server.ts'
import { textOf } from '#platform/text/form-text.ts'
import { act, acts } from '#app/desk/door.ts'
import { lookAtSheet, sheetText } from '#app/desk/ui/look-at-sheet.ts'
import { surahOfAddress } from './review-page.server.ts'

/** Many introductions at once: the sheet is looked at first, then proposed whole. */
export const sheetActs = acts({
  lihat: lookAtSheet(readIntroductionSheet),
  ajukan: act(
    v.object({ isi: sheetText, ...introductionLeave.entries }),
    'Mengajukan pengantar surah dari lembar kerja',
    async ({ ctx, staff, details }, { isi: text, ...leave }) => {
      delete details['isi']
      await proposeSheet(ctx, { text, leave }, { by: staff.id })
      return redirect('/kelola/tinjauan/pengantar?kabar=ajukan', 303)
    },
  ),
})

/** The introduction of one surah. */
export const introductionActs = acts({
  ajukan: act(
    v.object({ text: introductionText, ...introductionLeave.entries }),
    'Mengajukan pengantar surah',
    async ({ ctx, staff, params }, { text, ...leave }) => {
      const surah = surahOfAddress(params)
      await proposeIntroductions(ctx, { ...leave, texts: [{ surah, text }] }, { by: staff.id })
      return redirect(`/kelola/tinjauan/pengantar/${surah}?kabar=ajukan`, 303)
    },
  ),
  batalkan: act(
    v.object({ note: textOf('Alasan', 500) }),
    'Mengajukan penarikan pengantar surah',
    async ({ ctx, staff, params }, { note }) => {
      const surah = surahOfAddress(params)
      const key = introductionKeyOf(surah)
      await proposeWithdrawal(ctx, { key, note }, { by: staff.id })
      return redirect(`/kelola/tinjauan/pengantar/${surah}?kabar=ajukan`, 303)
    },
  ),
})
