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
/** Which voice `audio` shall name; without it the default. */
export const reciterQuery = v.object({ qari: v.optional(v.string()) })
/** Which verse is to be explained; without it all of the surah. */
export const tafsirQuery = v.object({ ayat: v.optional(number(1, 286)) })
/** Path of a saved verse. */
export const savedVerseParams = v.object({ surahId: number(1, 114), nomorAyat: number(1, 286) })

/** A verse to save; repeating it changes nothing. */
export const saveVerseBody = v.object({
  surahId: v.pipe(v.number('Isi nomor surat.'), v.integer(), v.minValue(1), v.maxValue(114)),
  nomorAyat: v.pipe(v.number('Isi nomor ayat.'), v.integer(), v.minValue(1), v.maxValue(286)),
  catatan: v.optional(v.pipe(v.string(), v.maxLength(500, 'Catatan paling panjang 500 huruf.'))),
  label: v.optional(v.pipe(v.string(), v.maxLength(40, 'Label paling panjang 40 huruf.'))),
})

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
  /** Null where the Latin of the source is known to be wrong and not yet corrected. */
  teksLatin: v.nullable(v.string()),
  teksIndonesia: v.string(),
  audio: v.string(),
  audioCadangan: v.array(v.string()),
})

const voice = v.object({ id: v.string(), nama: v.string() })

export const surahDetail = v.object({
  ...surahSummary.entries,
  bismillah: v.boolean(),
  sebelumnya: neighbour,
  berikutnya: neighbour,
  qari: voice,
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
  /** First and last verse that this text explains together. */
  dari: v.number(),
  sampai: v.number(),
  teks: v.string(),
})

const saved = { tersimpan: v.boolean() }

export const reciter = v.object({
  id: v.string(),
  nama: v.string(),
  /** Address with {surah} and {ayah}, three digits each. */
  templat: v.string(),
  templatCadangan: v.array(v.string()),
})

export const savedVerse = v.object({
  id: v.string(),
  surahId: v.number(),
  nomorAyat: v.number(),
  namaLatin: v.string(),
  juz: v.number(),
  catatan: v.nullable(v.string()),
  createdAt: v.string(),
})

export const surahListResponse = v.object({ data: v.array(surahSummary) })
export const surahResponse = v.object({ data: surahDetail })
export const juzListResponse = v.object({ data: v.array(juzSummary) })
export const juzResponse = v.object({ data: v.array(juzVerse), qari: voice })
export const reciterListResponse = v.object({ data: v.array(reciter) })
/** `sumber` names whose explanation it is, to be shown with it. */
export const tafsirResponse = v.object({ data: v.array(tafsirEntry), sumber: v.string() })
export const ownSurahResponse = v.object({
  data: v.object({
    ...surahDetail.entries,
    surah_details: v.array(v.object({ ...verse.entries, ...saved })),
  }),
})
export const ownJuzResponse = v.object({
  data: v.array(v.object({ ...juzVerse.entries, ...saved })),
})
export const savedVerseResponse = v.object({ data: savedVerse })
export const savedVerseListResponse = v.object({
  data: v.array(
    v.object({ ...savedVerse.entries, teksArab: v.string(), teksIndonesia: v.string() }),
  ),
})

export type SurahSummaryWire = v.InferOutput<typeof surahSummary>
export type VerseWire = v.InferOutput<typeof verse>
export type SurahWire = v.InferOutput<typeof surahDetail>
export type JuzSummaryWire = v.InferOutput<typeof juzSummary>
export type JuzVerseWire = v.InferOutput<typeof juzVerse>
export type TafsirWire = v.InferOutput<typeof tafsirEntry>
export type ReciterWire = v.InferOutput<typeof reciter>
