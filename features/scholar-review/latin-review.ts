import { isLatinHidden } from '#features/quran/latin/hidden-latin.ts'
import type { VerseRef } from '#features/quran/quran.ts'

/** The Latin of one verse, by its place: 'latin.2-255'. */
export type LatinKey = `latin.${number}-${number}`

/** The key under which the Latin of a verse is reviewed. */
export function latinKeyOf({ surah, ayah }: VerseRef): LatinKey {
  return `latin.${surah}-${ayah}`
}

/** The verse of a key; undefined for one whose Latin needs no review. */
export function verseOfKey(key: string): VerseRef | undefined {
  const [, surah, ayah] = /^latin\.([1-9]\d{0,2})-([1-9]\d{0,2})$/.exec(key) ?? []
  const verse = { surah: Number(surah), ayah: Number(ayah) }
  return isLatinHidden(verse) ? verse : undefined
}
