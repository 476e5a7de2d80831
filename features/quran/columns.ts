import type { JuzVerseWire, ReciterWire } from './contract.ts'
import { audioUrl } from './quran.ts'

/**
 * Verses as a page carries them: one list per field and one address pattern for all recordings.
 * About a quarter of the bytes of the same verses as objects, which is what the browser gets back.
 */
export type VerseColumns = {
  parts: { surahId: number; namaLatin: string; jumlahAyat: number; dari: number; sampai: number }[]
  arab: string[]
  latin: (string | null)[]
  indonesia: string[]
  /** Juz, page and hizb change seldom: [place of the first verse, value] pairs. */
  juz: Change[]
  halaman: Change[]
  hizb: Change[]
  rukuAwal: number[]
  sajdah: number[]
  audio: { templat: string; templatCadangan: string[] }
}

type Change = [place: number, value: number]

/** Verses in reading order to columns. The recordings must be those of `reciter`. */
export function toColumns(verses: readonly JuzVerseWire[], reciter: ReciterWire): VerseColumns {
  return {
    parts: partsOf(verses),
    arab: verses.map((verse) => verse.teksArab),
    latin: verses.map((verse) => verse.teksLatin),
    indonesia: verses.map((verse) => verse.teksIndonesia),
    juz: changes(verses.map((verse) => verse.juz)),
    halaman: changes(verses.map((verse) => verse.halaman)),
    hizb: changes(verses.map((verse) => verse.hizb)),
    rukuAwal: places(verses, (verse) => verse.rukuAwal === true),
    sajdah: places(verses, (verse) => verse.sajdah === true),
    audio: { templat: reciter.templat, templatCadangan: reciter.templatCadangan },
  }
}

/** The same verses again, field by field as GET /v2/juz/{id} answers them. */
export function fromColumns(columns: VerseColumns): JuzVerseWire[] {
  const [juz, halaman, hizb] = [columns.juz, columns.halaman, columns.hizb].map(values)
  const [rukuAwal, sajdah] = [new Set(columns.rukuAwal), new Set(columns.sajdah)]
  const { templat, templatCadangan } = columns.audio
  return refsOf(columns).map(({ surahId, namaLatin, jumlahAyat, nomorAyat }, place) => {
    const ref = { surah: surahId, ayah: nomorAyat }
    return {
      surahId,
      namaLatin,
      nomorAyat,
      juz: juz?.(place) ?? 0,
      halaman: halaman?.(place) ?? 0,
      hizb: hizb?.(place) ?? 0,
      ...(rukuAwal.has(place) && { rukuAwal: true as const }),
      ...(sajdah.has(place) && { sajdah: true as const }),
      teksArab: columns.arab[place] ?? '',
      teksLatin: columns.latin[place] ?? null,
      teksIndonesia: columns.indonesia[place] ?? '',
      audio: audioUrl(templat, ref),
      audioCadangan: templatCadangan.map((each) => audioUrl(each, ref)),
      ...(nomorAyat === 1 && { awalSurat: true as const }),
      jumlahAyat,
    }
  })
}

function partsOf(verses: readonly JuzVerseWire[]): VerseColumns['parts'] {
  const parts: VerseColumns['parts'] = []
  for (const { surahId, namaLatin, jumlahAyat, nomorAyat } of verses) {
    const last = parts.at(-1)
    if (last?.surahId === surahId) last.sampai = nomorAyat
    else parts.push({ surahId, namaLatin, jumlahAyat, dari: nomorAyat, sampai: nomorAyat })
  }
  return parts
}

function refsOf({ parts }: VerseColumns) {
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

function places(
  verses: readonly JuzVerseWire[],
  holds: (verse: JuzVerseWire) => boolean,
): number[] {
  return verses.flatMap((verse, place) => (holds(verse) ? [place] : []))
}
