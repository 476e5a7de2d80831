import type { SurahSummary, Verse } from '#features/quran/quran.ts'

export type SearchVerse = Pick<Verse, 'surah' | 'ayah' | 'juz' | 'page' | VerseField>

export type SearchSurah = Pick<SurahSummary, 'number' | 'name' | 'arabicName' | 'verseCount'>

/** The text of a search: the same on the server and in the browser. */
export type SearchText = { surahs: readonly SearchSurah[]; verses: readonly SearchVerse[] }

export type VerseField = 'arabic' | 'latin' | 'indonesian'

/** The filters of a search; the last one selects the text. */
export type Filters = {
  surah?: number | undefined
  juz?: number | undefined
  field?: VerseField | undefined
}

/** Longest query in characters; nobody needs to paste a whole long verse. */
export const LONGEST_VERSE_QUERY = 200
export const VERSES_PER_PAGE = 20

/** What else is said of a verse, where it is known: only the server has it. */
export type MoreOfVerse = {
  explanation?: string | undefined
  /** A translation into English. */
  english?: string | undefined
  /** The ways people ask for it. */
  asked?: string | undefined
  askedInEnglish?: string | undefined
}
