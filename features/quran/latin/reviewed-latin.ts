import type { VerseRef } from '../quran.ts'
import { verseKey } from '../verse-key.ts'

let held: ReadonlyMap<string, string> = new Map()

/** Holds the Latin that a scholar has reviewed, by the place of its verse ('2:255'), for every output of the text. */
export function holdReviewedLatin(reviewed: ReadonlyMap<string, string>): void {
  held = reviewed
}

/** The reviewed Latin of a verse whose own is hidden; null while there is none. */
export function reviewedLatin(verse: VerseRef): string | null {
  return held.get(verseKey(verse)) ?? null
}
