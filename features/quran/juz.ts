import { JUZ_COUNT, type RawSurah, VERSE_COUNT, type VerseRef } from './quran.ts'
import { endsJuz } from './text/text.ts'
import { verseKey } from './verse-key.ts'

/**
 * First verse of each juz, in order, read from the juz-end marks of the text (Mushaf Standar Indonesia).
 * Seven of the thirty differ from the Madinah table (quran.md §1.4). Throws when the marks do not make 30 juz.
 */
export function juzStarts(surahs: readonly RawSurah[]): VerseRef[] {
  const starts: VerseRef[] = []
  let opening = true
  let verses = 0
  for (const surah of surahs) {
    for (const [index, verse] of surah.verses.entries()) {
      if (opening) starts.push({ surah: surah.number, ayah: index + 1 })
      opening = endsJuz(verse)
      verses += 1
    }
  }
  assertThirty(starts, verses)
  return starts
}

/** The juz, 1–30, of a verse. */
export function juzOf(starts: readonly VerseRef[], verse: VerseRef): number {
  const later = starts.findIndex((start) => isBefore(verse, start))
  return later === -1 ? starts.length : later
}

/**
 * The hizb, 1–60, of a verse: half of its juz. `madinahHizb` divides the juz; near the seven juz boundaries where the
 * Madinah table differs from the text, the text's juz decides.
 */
export function hizbOf(juz: number, madinahHizb: number): number {
  return Math.min(Math.max(madinahHizb, 2 * juz - 1), 2 * juz)
}

function isBefore(a: VerseRef, b: VerseRef): boolean {
  return a.surah === b.surah ? a.ayah < b.ayah : a.surah < b.surah
}

function assertThirty(starts: readonly VerseRef[], verses: number): void {
  const at = (juz: number) => {
    const start = starts[juz - 1]
    return start && verseKey(start)
  }
  if (starts.length !== JUZ_COUNT) throw new Error(`The text marks ${starts.length} juz, not 30`)
  if (verses !== VERSE_COUNT) throw new Error(`The text has ${verses} verses, not ${VERSE_COUNT}`)
  if (at(2) !== '2:142' || at(30) !== '78:1') {
    throw new Error(`Juz 2 begins at ${at(2)} and juz 30 at ${at(30)}; expected 2:142 and 78:1`)
  }
}
