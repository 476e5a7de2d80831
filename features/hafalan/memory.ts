import { parseVerseKey } from '#features/quran/verse-key.ts'
import { type KnownVerse, markAt, mergeMarks, readMarks } from './marks.ts'

/** Verses by key, as a device keeps them. */
export type VerseMemory = Readonly<Record<string, KnownVerse>>

/** What a device kept of a verse, in this form or in the one before it; undefined for what is not whole. */
export function readKnownVerse(value: unknown): KnownVerse | undefined {
  const {
    marks: storedMarks,
    due,
    stability,
    last,
  } = Object(value) as Partial<KnownVerse> & {
    last?: number
  }
  const marks = readMarks(
    storedMarks ?? (Number.isFinite(last) ? [markAt('lancar', Number(last))] : undefined),
  )
  if (!marks) return undefined
  const isReckoned = Number.isFinite(due) && Number.isFinite(stability)
  return {
    marks,
    due: isReckoned ? Number(due) : null,
    stability: isReckoned ? Number(stability) : 0,
  }
}

/** Both devices' marks of a verse; what follows from them is reckoned anew unless one of them has it. */
export function mergeKnownVerse(one: KnownVerse, other: KnownVerse): KnownVerse {
  const marks = mergeMarks(one.marks, other.marks)
  const whole = [one, other].find((each) => each.due !== null && each.marks.join() === marks.join())
  return whole ?? { marks, due: null, stability: 0 }
}

/** The verses to be said again by now, the longest due first. */
export function dueVerses(memory: VerseMemory, nowMs: number): string[] {
  return Object.entries(memory)
    .flatMap(([key, { due }]) => (due !== null && due <= nowMs ? [{ key, due }] : []))
    .sort((one, other) => one.due - other.due)
    .map(({ key }) => key)
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
