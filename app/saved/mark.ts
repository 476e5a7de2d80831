import { type SavedVerse, SAVED_MOST, settledLabels } from '#features/saved-verse/saved-verse.ts'

/** A saved verse as screens show it, with the Latin name of its surah. */
export type Mark = SavedVerse & { name: string }

/** Where a device keeps the marks of whoever reads without an account. */
export const MARKS_KEY = 'amanah.ayat-tersimpan'

/** What a device has kept. Never throws: what is broken is left out, and a newer form is not touched. */
export function readMarks(kept: string | null): Mark[] {
  try {
    const { version, marks } = JSON.parse(kept ?? '{}') as { version?: unknown; marks?: unknown }
    if (version !== 1 || !Array.isArray(marks)) return []
    const whole = marks.flatMap((each: unknown) => markFrom(each) ?? [])
    const byPlace = new Map(whole.map((mark) => [`${mark.surah}:${mark.ayah}`, mark]))
    return [...byPlace.values()].slice(0, SAVED_MOST)
  } catch {
    return []
  }
}

/** As it is kept on a device. */
export function marksText(marks: readonly Mark[]): string {
  return JSON.stringify({ version: 1, marks })
}

function markFrom(given: unknown): Mark | undefined {
  const { surah, ayah, name, note, labels, createdAt, updatedAt } = Object(given) as Partial<
    Record<keyof Mark, unknown>
  >
  if (!isPlace(surah, 114) || !isPlace(ayah, 286) || typeof name !== 'string') return undefined
  const created = isTime(createdAt) ? createdAt : 0
  const words = Array.isArray(labels) ? labels.filter((each) => typeof each === 'string') : []
  return {
    surah,
    ayah,
    name,
    note: typeof note === 'string' ? note : '',
    labels: settledLabels(words),
    createdAt: created,
    updatedAt: isTime(updatedAt) ? updatedAt : created,
  }
}

function isPlace(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
