import * as v from 'valibot'
import { readNamedRows, type RowProblem } from '#platform/sheet/named-rows.ts'
import { introductionText, surahNumber } from './contract.ts'

/** The columns of a sheet of introductions. */
export const introductionColumns = ['surah', 'pengantar'] as const

export type IntroductionRow = { row: number; surah: number; text: string }

/** The introductions of a sheet, a surah to a row. */
export function readIntroductionRows(rows: readonly (readonly string[])[]): {
  lines: IntroductionRow[]
  problems: RowProblem[]
} {
  const seen = new Map<number, number>()
  return readNamedRows(rows, {
    needed: introductionColumns,
    read(cell, row): IntroductionRow | string {
      const surah = v.safeParse(surahNumber, cell('surah'))
      const text = v.safeParse(introductionText, cell('pengantar'))
      if (!surah.success) return surah.issues[0].message
      if (!text.success) return text.issues[0].message
      const earlier = seen.get(surah.output)
      if (earlier) return `Surah ke-${surah.output} sudah ada di baris ${earlier}.`
      seen.set(surah.output, row)
      return { row, surah: surah.output, text: text.output }
    },
  })
}
