export const SURAH_COUNT = 114
export const VERSE_COUNT = 6236
export const JUZ_COUNT = 30
/** Pages of the common printed mushaf, 15 lines each. */
export const PAGE_COUNT = 604

/** The place of a verse: surah 1–114 and verse, both counted from 1. */
export type VerseRef = { surah: number; ayah: number }

/** One verse for readers. `latin` is null where the source is known to be wrong and not yet corrected. */
export type Verse = VerseRef & {
  juz: number
  page: number
  hizb: number
  startsRuku: boolean
  sajdah: boolean
  arabic: string
  latin: string | null
  indonesian: string
}

/** A surah as a list shows it. `juz` and `pages` are the first and the last, both included. */
export type SurahSummary = {
  number: number
  arabicName: string
  name: string
  meaning: string
  verseCount: number
  revelation: 'Makkiyah' | 'Madaniyah'
  juz: readonly [number, number]
  pages: readonly [number, number]
}

/** A surah with all its verses in order. */
export type Surah = SurahSummary & { hasBasmala: boolean; verses: readonly Verse[] }

/** The part of one surah within a juz; `from` and `to` are verse numbers, both included. */
export type JuzPart = { surah: number; name: string; from: number; to: number }

/** A juz as a list shows it; `parts` are in reading order. */
export type JuzSummary = {
  number: number
  verseCount: number
  parts: readonly JuzPart[]
  pages: readonly [number, number]
}

/** A juz with all its verses in reading order. */
export type Juz = JuzSummary & { verses: readonly Verse[] }

/** The text from a source, before cleaning. */
export type RawVerse = { arabic: string; latin: string; indonesian: string }
export type RawSurah = {
  number: number
  arabicName: string
  name: string
  meaning: string
  revelation: 'Makkiyah' | 'Madaniyah'
  verses: readonly RawVerse[]
}

/** A provider of the text. Configuration selects it; `attribution` is shown to readers. */
export type QuranSource = {
  id: string
  attribution: string
  read(): RawSurah[]
  /** The explanation of each verse of a surah, in order, where the source has one. */
  readTafsir?(surah: number): string[]
}

/**
 * The basmala opens every surah on screen except Al-Fatihah, where it is the first verse, and At-Taubah, which has
 * none.
 */
export function hasOpeningBasmala(surah: number): boolean {
  return surah !== 1 && surah !== 9
}

/** 'Mekah' or 'Madinah', the place of the revelation group. */
export function revelationPlace(revelation: SurahSummary['revelation']): 'Mekah' | 'Madinah' {
  return revelation === 'Makkiyah' ? 'Mekah' : 'Madinah'
}

/** The address of one verse: '{surah}' and '{ayah}' become three digits, '{surah:1}' as few as needed. */
export function audioUrl(template: string, { surah, ayah }: VerseRef): string {
  return template.replace(/\{(surah|ayah)(?::(\d))?\}/g, (_, name: string, width = '3') =>
    String(name === 'surah' ? surah : ayah).padStart(Number(width), '0'),
  )
}

/** The number in a path when it names one of `count` surahs or juz; otherwise undefined. */
export function numberInPath(text: string | undefined, count: number): number | undefined {
  const number = /^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= count ? number : undefined
}

/** The first verse of Al-Fatihah, letter for letter; it also opens the other surahs on screen. */
export const BASMALA = 'بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيْمِ'

/** The source of the text, in the words it asks for. */
export const KEMENAG_ATTRIBUTION =
  'Teks Arab, transliterasi, dan terjemahan (edisi 2019): LPMQ Kementerian Agama RI.'

/** The source of the explanations. */
export const TAFSIR_ATTRIBUTION = 'Tafsir ringkas: LPMQ Kementerian Agama RI.'
