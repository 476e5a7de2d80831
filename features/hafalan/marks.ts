/** How a person judges a verse they have said by heart. */
export const marks = ['lupa', 'ragu', 'lancar'] as const
export type Mark = (typeof marks)[number]

/** The latest marks are enough: what is older no longer moves the next date. */
export const MOST_MARKS = 60

/**
 * What is kept of one verse: its marks in the order of time, and what follows from them (spaced review by FSRS): when
 * it is due, in milliseconds since 1970, and for how many days it holds. `due` is null until it is reckoned.
 */
export type KnownVerse = { marks: readonly number[]; due: number | null; stability: number }

/** A mark as one number, so that two devices' marks merge as sets: seconds since 1970, the grade in the last digit. */
export function markAt(mark: Mark, atMs: number): number {
  return Math.floor(atMs / 1000) * 10 + marks.indexOf(mark) + 1
}

/** The grade and the time of a mark; undefined for a number that is none. */
export function partsOfMark(number: number): { mark: Mark; atMs: number } | undefined {
  const mark = marks[(number % 10) - 1]
  return mark && { mark, atMs: Math.floor(number / 10) * 1000 }
}

/** The marks of both in the order of time, each once; of very many the latest. */
export function mergeMarks(one: readonly number[], other: readonly number[]): number[] {
  return [...new Set([...one, ...other])].sort((a, b) => a - b).slice(-MOST_MARKS)
}

/** Marks from storage or from outside; undefined for what are none. */
export function readMarks(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const isWhole = value.every((each) => Number.isSafeInteger(each) && each > 0 && partsOfMark(each))
  return isWhole ? mergeMarks(value, []) : undefined
}
