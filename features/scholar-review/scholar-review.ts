import type { ReviewedPassage } from '#platform/db/schema/schema-review.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { type IntroductionKey, surahOfKey } from './introduction/introduction-key.ts'
import { VERSES_OF_DAY } from './verses-of-day/contract.ts'
import { isLatinHidden } from '#features/quran/latin/hidden-latin.ts'
import type { VerseRef } from '#features/quran/quran.ts'

/** The Latin of one verse, by its place: 'latin.2-255'. */
export type LatinKey = `latin.${number}-${number}`

/** The wordings that wait for a scholar, each with its place in the product. */
export const reviewedTexts = {
  'puasa.niat': { title: 'Lafal niat puasa', shownOn: '/ramadhan' },
  'puasa.berbuka': { title: 'Doa berbuka', shownOn: '/ramadhan' },
  'zakat.niat-maal': { title: 'Niat zakat maal', shownOn: '/zakat' },
  'zakat.niat-fitrah': { title: 'Niat zakat fitrah untuk diri sendiri', shownOn: '/zakat' },
  'zakat.niat-keluarga': {
    title: 'Niat zakat fitrah untuk diri sendiri dan keluarga',
    shownOn: '/zakat',
  },
  // No page of everybody's: what thanks a donor is drawn anew each time.
  'donasi.doa': { title: 'Doa bagi yang berdonasi', shownOn: '/payment/' },
  // Which verses stand under which title, not their texts.
  'zikir.ayat': { title: 'Ayat untuk zikir', shownOn: '/doa' },
  'doa.ayat': { title: 'Kelompok doa dari Al-Qur’an', shownOn: '/doa' },
  'zikir.setelah-salat': { title: 'Zikir setelah salat', shownOn: '/doa' },
  'zikir.asmaul-husna': { title: 'Asmaul Husna', shownOn: '/doa/asmaul-husna' },
  'khatam.doa': { title: 'Doa khatam Al-Qur’an', shownOn: '/khatam' },
  'tahlil.hadiah': {
    title: 'Lafal hadiah Al-Fatihah kedua sampai keempat',
    shownOn: '/yasin-tahlil',
  },
  'tahlil.selawat-nurul-huda': {
    title: 'Selawat yang paling utama (tahlil)',
    shownOn: '/yasin-tahlil',
  },
  'tahlil.selawat-penutup': { title: 'Selawat penutup (tahlil)', shownOn: '/yasin-tahlil' },
  'tahlil.doa': { title: 'Doa tahlil', shownOn: '/yasin-tahlil' },
} as const satisfies Record<string, { title: string; shownOn: string }>

/** The names of the Asmaul Husna: they show all or not at all. */
export const NAMES_OF_ALLAH = 99

export type TextKey = keyof typeof reviewedTexts

/** What a review of a wording is about: a text, or the Latin of one verse. */
export type WordingKey = TextKey | LatinKey

/** What a review is about. */
export type ReviewKey = WordingKey | IntroductionKey | typeof VERSES_OF_DAY

/** True for the key of a wording, and of a verse whose Latin is hidden. */
export function isWordingKey(key: unknown): key is WordingKey {
  return (
    typeof key === 'string' && (Object.hasOwn(reviewedTexts, key) || verseOfKey(key) !== undefined)
  )
}

/** True for all that is reviewed: the introduction of a surah, and the verses of the day. */
export function isReviewKey(key: unknown): key is ReviewKey {
  if (key === VERSES_OF_DAY || isWordingKey(key)) return true
  return typeof key === 'string' && surahOfKey(key) !== undefined
}

/** The name of what is reviewed, and the page that shows it. */
export function aboutKey(key: ReviewKey): { title: string; shownOn: string } {
  if (key === VERSES_OF_DAY) return { title: 'Ayat hari ini', shownOn: '/' }
  const surah = surahOfKey(key)
  if (surah) return { title: `Pengantar surah ke-${surah}`, shownOn: `/surat/${surah}` }
  const verse = verseOfKey(key)
  if (!verse) return reviewedTexts[key as TextKey]
  return { title: `Latin ayat ${verseKey(verse)}`, shownOn: `/surat/${verse.surah}` }
}

export const textKeys = Object.keys(reviewedTexts) as [TextKey, ...TextKey[]]

/** A wording with the scholar who reviewed it. */
export type ReviewedText = {
  passages: ReviewedPassage[]
  reviewer: string
  /** The office by which they may judge. */
  title: string
  /** 'yyyy-mm-dd'. */
  reviewedOn: string
  /** Of the introduction of a surah only. */
  leave?: Leave
}

/** Where a work is from, and who allowed it to be shown and when ('yyyy-mm-dd'). */
export type Leave = { source: string; by: string; on: string }

/** The office in a review that no scholar has made: the institution itself is named in its place. */
export const BY_INSTITUTION = 'disetujui dua orang'

/** 'Ditinjau oleh KH. Ahmad, Ketua Dewan Pengawas Syariah, 20 November 2026.' */
export function reviewWords({ reviewer, title, reviewedOn }: Omit<ReviewedText, 'passages'>) {
  const day = formatDate(startOfDay(reviewedOn))
  if (title === BY_INSTITUTION)
    return `Disetujui dua orang ${reviewer}, ${day}. Belum ditinjau ulama.`
  return `Ditinjau oleh ${reviewer}, ${title}, ${day}.`
}

/** 'Dimuat dengan izin LPMQ Kementerian Agama, 3 Maret 2026.' */
export function leaveLine({ by, on }: Leave) {
  return `Dimuat dengan izin ${by}, ${formatDate(startOfDay(on))}.`
}

export type ReviewedTexts = Partial<Record<ReviewKey, ReviewedText>>

/**
 * The passages of three texts whose paragraphs are separated by empty lines; undefined when their numbers differ or
 * one is empty.
 */
export function passagesOf(texts: {
  arabic: string
  latin: string
  indonesian: string
}): ReviewedPassage[] | undefined {
  const [arabic = [], latin = [], indonesian = []] = [
    texts.arabic,
    texts.latin,
    texts.indonesian,
  ].map(passageParts)
  const isWhole =
    arabic.length > 0 && arabic.length === latin.length && arabic.length === indonesian.length
  if (!isWhole) return undefined
  return arabic.map((words, at) => ({
    arabic: words,
    latin: latin[at] ?? '',
    indonesian: indonesian[at] ?? '',
  }))
}

/** The paragraphs of a text: what an empty line parts. */
export function passageParts(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

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
