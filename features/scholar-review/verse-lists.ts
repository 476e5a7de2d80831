import type { Surah, Verse } from '#features/quran/quran.ts'
import { parseVerseKey } from '#features/quran/verse-key.ts'

/** What is reviewed as lists of verses: which verses stand under which title. Their texts are our own. */
export const verseListKeys = ['doa.ayat', 'zikir.ayat'] as const

/** True for a key whose review sets lists of verses. */
export function isVerseListKey(key: string): key is (typeof verseListKeys)[number] {
  return verseListKeys.some((each) => each === key)
}

type VerseList = { title: string; verses: Verse[] }

type Find = (surah: number) => Pick<Surah, 'verses'> | undefined

const MOST_LISTS = 40
const MOST_OF_TITLE = 80

/** The lines of an entry, a list each: 'Setelah salat | 2:255 112 113 114'. */
export function verseListLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The lists with their verses; undefined where a line is none, names a verse that is not there, or one twice. */
export function readVerseLists(lines: readonly string[], find: Find): VerseList[] | undefined {
  const lists = lines.map((line) => {
    const [, title = '', keys = ''] = /^([^|]+) \| ([^|]+)$/.exec(line) ?? []
    const named = keys.split(/[ ,]+/).filter(Boolean)
    const verses = named.map((key) => versesOf(key, find)).filter((each) => each !== undefined)
    const isWhole = named.length > 0 && verses.length === named.length
    const isOnce = new Set(verses.flat()).size === verses.flat().length
    return title.length <= MOST_OF_TITLE && isWhole && isOnce
      ? { title, verses: verses.flat() }
      : undefined
  })
  const read = lists.filter((each) => each !== undefined)
  return read.length === lines.length && read.length > 0 && read.length <= MOST_LISTS
    ? read
    : undefined
}

/** One verse, or the whole of a surah. */
function versesOf(key: string, find: Find): readonly Verse[] | undefined {
  const ref = parseVerseKey(key)
  if (!ref) return /^[1-9]\d{0,2}$/.test(key) ? find(Number(key))?.verses : undefined
  const verse = find(ref.surah)?.verses[ref.ayah - 1]
  return verse && [verse]
}
