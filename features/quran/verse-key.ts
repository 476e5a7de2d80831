import type { VerseRef } from './quran.ts'

/** The key of a verse, as it stands in storage, in files and on screens: '2:255'. */
export function verseKey({ surah, ayah }: VerseRef): string {
  return `${surah}:${ayah}`
}

/** The verse of a key; undefined for a text that is none. Whether the text has such a verse is not asked. */
export function parseVerseKey(key: string): VerseRef | undefined {
  const [, surah, ayah] = /^([1-9]\d{0,2}):([1-9]\d{0,2})$/.exec(key) ?? []
  return surah && ayah ? { surah: Number(surah), ayah: Number(ayah) } : undefined
}
