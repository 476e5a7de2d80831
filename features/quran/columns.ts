import type { JuzVerseWire, ReciterWire, VerseTextWire } from './contract.ts'
import { audioUrl } from './quran.ts'

/** The words of verses in reading order: what a page shows anyway, so that its data need not hold it again. */
export type VerseTexts = { [Name in keyof VerseTextWire]: VerseTextWire[Name][] }

/** The other fields of the same verses, and one address pattern for all recordings. */
export type VersePlaces = {
  parts: { surahId: number; namaLatin: string; jumlahAyat: number; dari: number; sampai: number }[]
  /** Juz, page and hizb change rarely: pairs of [index of the first verse, value]. */
  juz: Change[]
  halaman: Change[]
  hizb: Change[]
  rukuAwal: number[]
  sajdah: number[]
  audio: { templat: string; templatCadangan: string[] }
}

type Change = [place: number, value: number]

/** The words of the verses. */
export function textsOf(verses: readonly JuzVerseWire[]): VerseTexts {
  return {
    teksArab: verses.map((verse) => verse.teksArab),
    teksLatin: verses.map((verse) => verse.teksLatin),
    teksIndonesia: verses.map((verse) => verse.teksIndonesia),
  }
}

/** The positions of the verses. The recordings must be those of `reciter`. */
export function placesOf(verses: readonly JuzVerseWire[], reciter: ReciterWire): VersePlaces {
  return {
    parts: partsOf(verses),
    juz: changes(verses.map((verse) => verse.juz)),
    halaman: changes(verses.map((verse) => verse.halaman)),
    hizb: changes(verses.map((verse) => verse.hizb)),
    rukuAwal: positions(verses, (verse) => verse.rukuAwal === true),
    sajdah: positions(verses, (verse) => verse.sajdah === true),
    audio: { templat: reciter.templat, templatCadangan: reciter.templatCadangan },
  }
}

/** Joins both into verses as GET /v2/juz/{id} answers them; null when texts and places do not match. */
export function versesFrom(places: VersePlaces, texts: VerseTexts): JuzVerseWire[] | null {
  const refs = refsOf(places)
  if (texts.teksArab.length !== refs.length) return null
  const [juz, halaman, hizb] = [places.juz, places.halaman, places.hizb].map(values)
  const [rukuAwal, sajdah] = [new Set(places.rukuAwal), new Set(places.sajdah)]
  const { templat, templatCadangan } = places.audio
  return refs.map(({ surahId, namaLatin, jumlahAyat, nomorAyat }, at) => {
    const ref = { surah: surahId, ayah: nomorAyat }
    return {
      surahId,
      namaLatin,
      nomorAyat,
      juz: juz?.(at) ?? 0,
      halaman: halaman?.(at) ?? 0,
      hizb: hizb?.(at) ?? 0,
      ...(rukuAwal.has(at) && { rukuAwal: true as const }),
      ...(sajdah.has(at) && { sajdah: true as const }),
      teksArab: texts.teksArab[at] ?? '',
      teksLatin: texts.teksLatin[at] ?? null,
      teksIndonesia: texts.teksIndonesia[at] ?? '',
      audio: audioUrl(templat, ref),
      audioCadangan: templatCadangan.map((each) => audioUrl(each, ref)),
      ...(nomorAyat === 1 && { awalSurat: true as const }),
      jumlahAyat,
    }
  })
}

function partsOf(verses: readonly JuzVerseWire[]): VersePlaces['parts'] {
  const parts: VersePlaces['parts'] = []
  for (const { surahId, namaLatin, jumlahAyat, nomorAyat } of verses) {
    const last = parts.at(-1)
    if (last?.surahId === surahId) last.sampai = nomorAyat
    else parts.push({ surahId, namaLatin, jumlahAyat, dari: nomorAyat, sampai: nomorAyat })
  }
  return parts
}

function refsOf({ parts }: VersePlaces) {
  return parts.flatMap(({ dari, sampai, ...surah }) =>
    Array.from({ length: sampai - dari + 1 }, (_, i) => ({ ...surah, nomorAyat: dari + i })),
  )
}

function changes(list: readonly number[]): Change[] {
  return list.flatMap((value, place): Change[] =>
    value === list[place - 1] ? [] : [[place, value]],
  )
}

function values(list: readonly Change[]): (place: number) => number {
  return (place) => list.findLast(([from]) => from <= place)?.[1] ?? 0
}

function positions(
  verses: readonly JuzVerseWire[],
  holds: (verse: JuzVerseWire) => boolean,
): number[] {
  return verses.flatMap((verse, place) => (holds(verse) ? [place] : []))
}
