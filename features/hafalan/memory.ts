import { parseVerseKey } from '#features/quran/verse-key.ts'
import type { KnownVerse } from './marks.ts'

/** Verses by key, as a device keeps them. */
export type VerseMemory = Readonly<Record<string, KnownVerse>>

const fields = ['due', 'stability', 'difficulty', 'reps', 'lapses', 'state', 'last'] as const

/** What a device kept; what is not whole is left out. */
export function readVerseMemory(value: unknown): VerseMemory {
  const entries = Object.entries((value ?? {}) as Record<string, KnownVerse | undefined>)
  const whole = entries.filter(
    ([key, known]) =>
      parseVerseKey(key) && known && fields.every((field) => Number.isFinite(known[field])),
  )
  return Object.fromEntries(whole) as VerseMemory
}

/** The verses to be said again by now, the longest due first. */
export function dueVerses(memory: VerseMemory, nowMs: number): string[] {
  return Object.entries(memory)
    .filter(([, { due }]) => due <= nowMs)
    .sort(([, one], [, other]) => one.due - other.due)
    .map(([key]) => key)
}

/** How well each surah is known, from 0 to 1: a verse counts fully when it holds for a month. */
export function strengthBySurah(memory: VerseMemory, verseCounts: readonly number[]): number[] {
  const sums = verseCounts.map(() => 0)
  for (const [key, { stability }] of Object.entries(memory)) {
    const surah = parseVerseKey(key)?.surah
    if (surah) sums[surah - 1] = (sums[surah - 1] ?? 0) + Math.min(1, stability / 30)
  }
  return sums.map((sum, each) => sum / (verseCounts[each] ?? 1))
}

/** A word's first letter with its signs; the rest is hidden. */
export function firstLetter(word: string): string {
  return /^\P{M}\p{M}*/u.exec(word)?.[0] ?? word
}
