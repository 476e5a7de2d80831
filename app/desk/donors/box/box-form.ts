import * as v from 'valibot'
import { wholeOf, textOf } from '#platform/text/form-text.ts'
import { isPrintable } from '#platform/text/paper-letters.ts'
import { isDay } from '#platform/time/jakarta.ts'

const CANNOT_PRINT = 'Tulis dengan huruf Latin: huruf ini belum dapat dicetak.'

export const dayOfForm = v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.'))

/** Where a box stands and what it is for. */
export const boxTerms = v.object({
  place: v.pipe(textOf('Tempatnya', 80), v.check(isPrintable, CANNOT_PRINT)),
  keeper: textOf('Penjaganya', 80, { isOptional: true }),
  campaignId: v.pipe(v.string(), v.uuid('Pilih programnya.')),
  seal: textOf('Segelnya', 40, { isOptional: true }),
  depositDays: wholeOf('Batas setor', 0, 30),
})

export const newBox = v.object({
  ...boxTerms.entries,
  code: v.pipe(
    textOf('Nomor kotak', 20),
    v.regex(/^[A-Za-z0-9./-]+$/, 'Nomor kotak hanya huruf, angka, titik, dan garis.'),
  ),
  placedOn: dayOfForm,
})
