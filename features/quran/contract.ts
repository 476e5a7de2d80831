import * as v from 'valibot'

// First and last, both included.
const range = v.pipe(v.array(v.number()), v.length(2))
const neighbour = v.nullable(v.object({ nomor: v.number(), namaLatin: v.string() }))
const number = (from: number, to: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(from), v.maxValue(to))

/** Path of a surah: 1–114. */
export const surahParams = v.object({ id: number(1, 114) })
/** Path of a juz: 1–30. */
export const juzParams = v.object({ id: number(1, 30) })
/** The reciter of `audio`; the default when missing. */
export const reciterQuery = v.object({ qari: v.optional(v.string()) })
/** The verse to explain; without it the whole surah. */
export const tafsirQuery = v.object({ ayat: v.optional(number(1, 286)) })
export const surahSummary = v.object({
  nomor: v.number(),
  nama: v.string(),
  namaLatin: v.string(),
  arti: v.string(),
  jumlahAyat: v.number(),
  tempatTurun: v.picklist(['Mekah', 'Madinah']),
  golongan: v.picklist(['Makkiyah', 'Madaniyah']),
  juz: range,
  halaman: range,
})

export const verse = v.object({
  surahId: v.number(),
  namaLatin: v.string(),
  nomorAyat: v.number(),
  juz: v.number(),
  halaman: v.number(),
  hizb: v.number(),
  rukuAwal: v.optional(v.literal(true)),
  sajdah: v.optional(v.literal(true)),
  teksArab: v.string(),
  /** Null where the source's Latin is known to be wrong and not yet corrected. */
  teksLatin: v.nullable(v.string()),
  teksIndonesia: v.string(),
  audio: v.string(),
  audioCadangan: v.array(v.string()),
})

/** Who recites `audio`, with the addresses of all recordings. */
export const reciter = v.object({
  id: v.string(),
  nama: v.string(),
  /** Address with {surah} and {ayah}, three digits each. */
  templat: v.string(),
  templatCadangan: v.array(v.string()),
})

/** What introduces a surah, by paragraphs: in the words of its source, and shown with who allowed and reviewed it. */
export const introduction = v.object({
  isi: v.array(v.string()),
  sumber: v.string(),
  izin: v.string(),
  tinjauan: v.string(),
})

export const surahDetail = v.object({
  ...surahSummary.entries,
  /** Missing where none is allowed and reviewed. */
  pengantar: v.optional(introduction),
  bismillah: v.boolean(),
  sebelumnya: neighbour,
  berikutnya: neighbour,
  qari: reciter,
  surah_details: v.array(verse),
})

const verseRef = v.object({ surahId: v.number(), namaLatin: v.string(), nomorAyat: v.number() })

export const juzSummary = v.object({
  juz: v.number(),
  jumlahAyat: v.number(),
  mulai: verseRef,
  selesai: verseRef,
  surat: v.array(
    v.object({ surahId: v.number(), namaLatin: v.string(), dari: v.number(), sampai: v.number() }),
  ),
  halaman: range,
})

export const juzVerse = v.object({
  ...verse.entries,
  /** The verse opens its surah. */
  awalSurat: v.optional(v.literal(true)),
  /** Verses of the whole surah, not of the juz. */
  jumlahAyat: v.number(),
})

export const tafsirEntry = v.object({
  surahId: v.number(),
  nomorAyat: v.number(),
  /** First and last verse that share this text. */
  dari: v.number(),
  sampai: v.number(),
  teks: v.string(),
})

export const surahListResponse = v.object({ data: v.array(surahSummary) })
export const surahResponse = v.object({ data: surahDetail })
export const juzListResponse = v.object({ data: v.array(juzSummary) })
export const juzResponse = v.object({ data: v.array(juzVerse), qari: reciter })
export const reciterListResponse = v.object({ data: v.array(reciter) })
/** `sumber` names the source of the explanation, to be shown with it. */
export const tafsirResponse = v.object({ data: v.array(tafsirEntry), sumber: v.string() })

export type SurahSummaryWire = v.InferOutput<typeof surahSummary>
export type VerseWire = v.InferOutput<typeof verse>
/** A verse as everything names it that needs no text. */
/** GET /v2/terjemahan/en: the verses of each surah, in order. */
export const englishResponse = v.object({
  data: v.array(v.object({ nomor: v.number(), nama: v.string(), ayat: v.array(v.string()) })),
  sumber: v.string(),
})
export type EnglishWire = v.InferOutput<typeof englishResponse>

export type VerseRefWire = v.InferOutput<typeof verseRef>
/** The three texts of a verse: these names hold wherever a text travels. */
export type VerseTextWire = Pick<VerseWire, 'teksArab' | 'teksLatin' | 'teksIndonesia'>
export type IntroductionWire = v.InferOutput<typeof introduction>
export type SurahWire = v.InferOutput<typeof surahDetail>
export type JuzSummaryWire = v.InferOutput<typeof juzSummary>
export type JuzVerseWire = v.InferOutput<typeof juzVerse>
export type TafsirWire = v.InferOutput<typeof tafsirEntry>
export type ReciterWire = v.InferOutput<typeof reciter>
