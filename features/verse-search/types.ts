import type { SurahSummary, Verse } from '#features/quran/quran.ts'

/** What a search reads of a verse. */
export type SearchVerse = Pick<Verse, 'surah' | 'ayah' | 'juz' | 'page' | VerseField>

export type SearchSurah = Pick<SurahSummary, 'number' | 'name' | 'arabicName' | 'verseCount'>

/** The text a search is made over: the same on the server and in the browser. */
export type SearchText = { surahs: readonly SearchSurah[]; verses: readonly SearchVerse[] }

/** The three texts of a verse. */
export type VerseField = 'arabic' | 'latin' | 'indonesian'

/** What narrows a search; the last one says in which text. */
export type Filters = {
  surah?: number | undefined
  juz?: number | undefined
  field?: VerseField | undefined
}

/** Longest query in characters; a whole verse of the longest kind is not meant to be pasted. */
export const LONGEST_VERSE_QUERY = 200
export const VERSES_PER_PAGE = 20
