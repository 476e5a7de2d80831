import { hasOpeningBasmala, type Surah, type Verse } from '#features/quran/quran.ts'
import { type Dhikr, dhikr } from './dhikr.ts'
import {
  type Passage,
  type TahlilStep,
  type TahlilContent,
  tahlilOrder,
  type WordRange,
} from './order.ts'

/** A verse of the tahlil; of some only a part is read. */
export type ReadVerse = Pick<Verse, 'ayah' | 'arabic' | 'latin' | 'indonesian'>

/** Verses with their reference: '2:284–286' of 'Al-Baqarah'. */
export type ReadPassage = {
  surah: number
  name: string
  from: number
  to: number
  isPart: boolean
  hasBasmala: boolean
  verses: ReadVerse[]
}

/** The spoken text: verses, or a dhikr. */
export type Reading = ReadPassage | Dhikr

/** One reading with its texts. */
export type TahlilReading = Omit<TahlilStep, 'parts' | 'pendingNote'> & {
  readings: Reading[]
  /** Who reviewed a wording that is not from the Quran, and when. */
  reviewWords?: string
}

/** A wording that a scholar has reviewed, and the sentence that says so. */
export type ReviewedWording = { passages: readonly Dhikr[]; words: string }

type FindSurah = (number: number) => Surah | undefined

/**
 * The whole tahlil in its order; all Quran text comes from `findSurah`, and wordings that wait for a scholar from
 * `findReviewed`, by the step's id. Throws when a verse is missing.
 */
export function readTahlil(
  findSurah: FindSurah,
  findReviewed: (id: string) => ReviewedWording | undefined = () => undefined,
): TahlilReading[] {
  return tahlilOrder.map(({ parts, pendingNote, ...item }) => {
    const readings = parts.map((part) => readPart(part, findSurah))
    const reviewed = findReviewed(item.id)
    if (!reviewed) return { ...item, ...noted(item.note, pendingNote), readings }
    const { isPending: _, ...shown } = item
    // Verses that close a wording come after it; the first words of the hadiah come before.
    const own = readings.findIndex((reading) => 'verses' in reading)
    const at = own === -1 ? readings.length : own
    return {
      ...shown,
      readings: readings.toSpliced(at, 0, ...reviewed.passages),
      reviewWords: reviewed.words,
    }
  })
}

function noted(note: string | undefined, pendingNote: string | undefined): { note?: string } {
  const text = [note, pendingNote].filter(Boolean).join(' ')
  return text ? { note: text } : {}
}

function readPart(part: TahlilContent, findSurah: FindSurah): Reading {
  if ('dhikr' in part) return dhikr[part.dhikr]
  const surah = findSurah(part.surah)
  const found = surah?.verses.slice(part.from - 1, part.to) ?? []
  if (!surah || found.length !== part.to - part.from + 1)
    throw new Error(`the tahlil names ${part.surah}:${part.from}–${part.to}, which is not there`)
  return {
    surah: part.surah,
    name: surah.name,
    from: part.from,
    to: part.to,
    isPart: part.words !== undefined,
    hasBasmala: part.from === 1 && hasOpeningBasmala(part.surah),
    verses: found.map((verse) => readVerse(verse, part.words)),
  }
}

function readVerse({ ayah, arabic, latin, indonesian }: Verse, words: Passage['words']): ReadVerse {
  if (!words) return { ayah, arabic, latin, indonesian }
  return {
    ayah,
    arabic: cut(arabic, words.arabic),
    latin: latin && cut(latin, words.latin),
    indonesian: withoutOpenQuote(cut(indonesian, words.indonesian)),
  }
}

function cut(text: string, [from, to]: WordRange): string {
  return text
    .split(' ')
    .slice(from - 1, to)
    .join(' ')
}

/** A quotation keeps its closing mark only together with the opening one. */
function withoutOpenQuote(text: string): string {
  return text.includes('“') ? text : text.replace('”', '')
}
