import { checkValidAyahId, getAyahMeta } from 'quran-meta'
import type { Config } from '#platform/config.ts'
import { hizbOf, juzOf, juzStarts } from '../juz.ts'
import { kemenag } from './kemenag.server.ts'
import {
  hasOpeningBasmala,
  type Juz,
  type JuzPart,
  type QuranSource,
  type RawSurah,
  type RawVerse,
  type Surah,
  SURAH_COUNT,
  type Verse,
  type VerseRef,
} from '../quran.ts'
import { PackedTexts, PackedVerse, type VerseFacts } from './packed-texts.server.ts'
import { type Explanation, explanationsOf } from './tafsir.ts'
import { cleanArabic, cleanIndonesian, cleanLatin, cleanName, endsRuku, hasSajdah } from './text.ts'

type PackedSurah = { places: readonly (readonly [from: number, to: number])[]; texts: PackedTexts }

/** The whole text, clean and frozen: the texts in one buffer, everything else a plain look-up. */
export type Quran = {
  attribution: string
  listSurahs(): readonly Surah[]
  findSurah(number: number): Surah | undefined
  listJuz(): readonly Juz[]
  findJuz(number: number): Juz | undefined
  /** The cleaned explanations of a surah's verses, in order; undefined when there are none. */
  findTafsir(surah: number): readonly Explanation[] | undefined
}

const sources: Record<Config['quranSource'], QuranSource> = { kemenag }
const opened = new Map<string, Quran>()

/** The Quran of the configured source, read once per process. Throws when the text is incomplete. */
export function openQuran(config: Pick<Config, 'quranSource'>): Quran {
  const known = opened.get(config.quranSource)
  if (known) return known
  const quran = buildQuran(sources[config.quranSource])
  opened.set(config.quranSource, quran)
  return quran
}

/** A verse's Latin as the source has it, hidden or not: for those who judge it. */
export function rawLatin(
  config: Pick<Config, 'quranSource'>,
  { surah, ayah }: VerseRef,
): string | undefined {
  return sources[config.quranSource].read()[surah - 1]?.verses[ayah - 1]?.latin
}

/** Cleans a source's text and arranges it by surah and by juz. Throws when counts or juz marks are wrong. */
export function buildQuran(source: QuranSource): Quran {
  const raw = source.read()
  const starts = juzStarts(raw)
  const nextId = ayahIds()
  const texts = new PackedTexts()
  const surahs = raw.map((surah) => buildSurah(surah, { starts, nextId, texts }))
  texts.pack()
  const juz = starts.map((_, index) => buildJuz(index + 1, surahs))
  Object.freeze(surahs)
  Object.freeze(juz)
  return Object.freeze({
    attribution: source.attribution,
    listSurahs: () => surahs,
    findSurah: (number: number) => surahs[number - 1],
    listJuz: () => juz,
    findJuz: (number: number) => juz[number - 1],
    findTafsir: openTafsir(source),
  })
}

type Building = { starts: VerseRef[]; nextId: () => number; texts: PackedTexts }

function buildSurah(raw: RawSurah, { starts, nextId, texts }: Building): Surah {
  const verses = raw.verses.map((verse, index) => {
    const ref = { surah: raw.number, ayah: index + 1 }
    const before = raw.verses[index - 1]
    const place = { ...ref, juz: juzOf(starts, ref), startsRuku: !before || endsRuku(before) }
    const facts = factsOf(verse, place, nextId())
    return new PackedVerse(facts, cleanTexts(verse, ref), texts)
  })
  return Object.freeze({
    number: raw.number,
    arabicName: raw.arabicName,
    name: cleanName(raw.name),
    meaning: cleanName(raw.meaning),
    verseCount: verses.length,
    revelation: raw.revelation,
    juz: firstAndLast(verses, (verse) => verse.juz),
    pages: firstAndLast(verses, (verse) => verse.page),
    hasBasmala: hasOpeningBasmala(raw.number),
    verses: Object.freeze(verses),
  })
}

type VersePlace = Pick<Verse, 'surah' | 'ayah' | 'juz' | 'startsRuku'>

function factsOf(raw: RawVerse, place: VersePlace, id: number): VerseFacts {
  checkValidAyahId(id)
  const { page, hizbId } = getAyahMeta(id)
  return { ...place, page, hizb: hizbOf(place.juz, hizbId), sajdah: hasSajdah(raw) }
}

function cleanTexts(raw: RawVerse, ref: VerseRef) {
  return {
    arabic: cleanArabic(raw.arabic, ref),
    latin: cleanLatin(raw.latin, ref),
    indonesian: cleanIndonesian(raw.indonesian, ref),
  }
}

function buildJuz(number: number, surahs: readonly Surah[]): Juz {
  const verses = surahs.flatMap((surah) => surah.verses.filter((verse) => verse.juz === number))
  const parts = surahs.flatMap((surah) => partOf(surah, number))
  return Object.freeze({
    number,
    verseCount: verses.length,
    parts: Object.freeze(parts),
    pages: firstAndLast(verses, (verse) => verse.page),
    verses: Object.freeze(verses),
  })
}

function partOf(surah: Surah, juz: number): JuzPart[] {
  const verses = surah.verses.filter((verse) => verse.juz === juz)
  if (verses.length === 0) return []
  const [from, to] = firstAndLast(verses, (verse) => verse.ayah)
  return [Object.freeze({ surah: surah.number, name: surah.name, from, to })]
}

function firstAndLast(verses: readonly Verse[], pick: (verse: Verse) => number): [number, number] {
  const [first, last] = [verses[0], verses.at(-1)]
  if (!first || !last) throw new Error('a surah or juz without verses')
  return [pick(first), pick(last)]
}

/** Verse numbers of the whole Quran, 1–6236, in reading order. */
function ayahIds(): () => number {
  let last = 0
  return () => {
    last += 1
    return last
  }
}

/**
 * The cleaned explanations of a surah's verses, in order; undefined when there are none. A surah is read from the
 * source at its first use; then its texts are kept packed, each once.
 */
function openTafsir({
  readTafsir,
}: Pick<QuranSource, 'readTafsir'>): (surah: number) => readonly Explanation[] | undefined {
  const known = new Map<number, PackedSurah>()
  return (surah) => {
    const isSurah = Number.isInteger(surah) && surah >= 1 && surah <= SURAH_COUNT
    if (!readTafsir || !isSurah) return undefined
    const { places, texts } = known.get(surah) ?? packSurah(explanationsOf(readTafsir(surah)))
    known.set(surah, { places, texts })
    let last = ''
    return places.map(([from, to], at) => {
      if (from === at + 1) last = texts.read(at)
      return { from, to, text: last }
    })
  }
}

function packSurah(explanations: readonly Explanation[]): PackedSurah {
  const texts = new PackedTexts()
  // A text that verses share stands at the first of them.
  for (const [at, { from, text }] of explanations.entries()) texts.add(from === at + 1 ? text : '')
  return { places: explanations.map(({ from, to }) => [from, to] as const), texts: texts.pack() }
}
