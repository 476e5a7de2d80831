import type { ReviewedPassage } from '#platform/db/schema-review.ts'
import { formatDate, startOfDay } from '#platform/jakarta.ts'

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

export type TextKey = keyof typeof reviewedTexts

export const textKeys = Object.keys(reviewedTexts) as [TextKey, ...TextKey[]]

/** A wording with the scholar who reviewed it. */
export type ReviewedText = {
  passages: ReviewedPassage[]
  reviewer: string
  /** The office by which they may judge. */
  title: string
  /** 'yyyy-mm-dd'. */
  reviewedOn: string
}

/** 'Ditinjau oleh KH. Ahmad, Ketua Dewan Pengawas Syariah, 20 November 2026.' */
export function reviewWords({ reviewer, title, reviewedOn }: Omit<ReviewedText, 'passages'>) {
  return `Ditinjau oleh ${reviewer}, ${title}, ${formatDate(startOfDay(reviewedOn))}.`
}

export type ReviewedTexts = Partial<Record<TextKey, ReviewedText>>

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
  ].map(paragraphsOf)
  const isWhole =
    arabic.length > 0 && arabic.length === latin.length && arabic.length === indonesian.length
  if (!isWhole) return undefined
  return arabic.map((words, at) => ({
    arabic: words,
    latin: latin[at] ?? '',
    indonesian: indonesian[at] ?? '',
  }))
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}
