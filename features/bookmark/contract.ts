import * as v from 'valibot'
import { juzVerse, reciter, surahDetail, verse } from '#features/quran/contract.ts'
import { orders } from './list.ts'
import { typedProse } from '#platform/text/typed-text.ts'
import { highlightColours, LABEL_MOST, LABELS_MOST, NOTE_MOST, settledLabels } from './bookmark.ts'

const BATCH_MOST = 100

const whole = (message: string) => v.pipe(v.number(message), v.safeInteger(message))
const place = { surahId: whole('Isi nomor surah.'), nomorAyat: whole('Isi nomor ayat.') }
const inPath = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))
const moment = v.pipe(
  v.string('Isi waktu menurut ISO 8601.'),
  v.isoTimestamp('Isi waktu menurut ISO 8601.'),
  v.transform((text) => new Date(text)),
)

/** A note as it is judged and kept: without what turns the direction of a text, and without control codes. */
const written = v.pipe(v.string('Catatan berupa tulisan.'), v.transform(typedProse))
const colour = v.pipe(
  v.nullable(v.picklist(highlightColours, `Warna: ${highlightColours.join(', ')}.`)),
  v.transform((typed) => typed ?? ''),
)

/** Path of a saved verse; the text decides whether the verse exists. */
export const bookmarkParams = v.object({ surahId: inPath, nomorAyat: inPath })

/** A note on a verse: at most 500 characters. */
export const note = v.pipe(
  written,
  v.maxLength(NOTE_MOST, `Catatan paling panjang ${NOTE_MOST} huruf.`),
)

/** At most ten labels of at most 30 characters; a single one may come without brackets. */
export const labels = v.pipe(
  v.union([v.array(v.string()), v.string()], 'Label berupa tulisan.'),
  v.transform((value) => settledLabels(typeof value === 'string' ? [value] : value)),
  v.maxLength(LABELS_MOST, `Paling banyak ${LABELS_MOST} label.`),
  v.everyItem((label) => label.length <= LABEL_MOST, `Label paling panjang ${LABEL_MOST} huruf.`),
)

const oneVerse = v.object({
  ...place,
  catatan: v.optional(note),
  label: v.optional(labels),
  warna: v.optional(colour),
  /** The `updatedAt` of the version that is changed; what another device wrote later is kept as well. */
  dasar: v.optional(moment),
})

/** Merged notes may be longer than typed ones. */
const movedVerse = v.object({
  ...place,
  catatan: v.optional(v.pipe(written, v.maxLength(5_000, 'Catatan terlalu panjang.')), ''),
  label: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(LABEL_MOST))),
      v.maxLength(100),
      v.transform((typed) => settledLabels(typed)),
    ),
    [],
  ),
  warna: v.optional(colour, null),
  createdAt: v.optional(moment),
  updatedAt: v.optional(moment),
})

/** Several verses from a device; each is merged with the account's. */
const severalVerses = v.object({
  items: v.pipe(
    v.array(movedVerse),
    v.minLength(1, 'Sertakan sedikitnya satu ayat.'),
    v.maxLength(BATCH_MOST, `Paling banyak ${BATCH_MOST} ayat sekaligus.`),
  ),
})

/** DELETE /v2/alquran/save-verse/…: `dasar` refuses to take out what another device changed since. */
export const removeBookmarkQuery = v.object({ dasar: v.optional(moment) })

/** POST /v2/alquran/save-verse: one verse with an optional note, labels and colour, or `items`. */
export const saveBookmarkBody = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'items' in input ? severalVerses : oneVerse,
) as v.GenericSchema<SaveBookmarkInput, v.InferOutput<typeof oneVerse | typeof severalVerses>>

type SaveBookmarkInput = v.InferInput<typeof oneVerse | typeof severalVerses>

const count = (most: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.digits('Isi angka.'),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(most),
    ),
    String(fallback),
  )

/** GET /v2/alquran/save-verse. */
export const bookmarkQuery = v.object({
  label: v.optional(v.string()),
  warna: v.optional(
    v.picklist(
      [...highlightColours, 'semua'],
      `Warna: ${highlightColours.join(', ')}, atau semua.`,
    ),
  ),
  q: v.optional(v.pipe(v.string(), v.maxLength(100, 'Kata yang dicari terlalu panjang.'))),
  urut: v.optional(v.picklist(orders, 'Urutan: terbaru, terlama, atau mushaf.'), 'terbaru'),
  /** 'tanpa' leaves the verses' texts out. */
  teks: v.optional(v.picklist(['dengan', 'tanpa']), 'dengan'),
  halaman: count(2_000, 1),
  limit: count(500, 100),
})

const bookmarkSchema = v.object({
  id: v.string(),
  surahId: v.number(),
  nomorAyat: v.number(),
  namaLatin: v.string(),
  juz: v.number(),
  catatan: v.nullable(v.string()),
  label: v.array(v.string()),
  /** Null without a highlight. */
  warna: v.nullable(v.picklist(highlightColours)),
  createdAt: v.string(),
  updatedAt: v.string(),
})

export const bookmarkResponse = v.object({ data: bookmarkSchema })
/** The results of `items`, in their order. */
export const bookmarksResponse = v.object({ data: v.array(bookmarkSchema) })
export const bookmarkListResponse = v.object({
  data: v.array(
    v.object({
      ...bookmarkSchema.entries,
      teksArab: v.optional(v.string()),
      teksIndonesia: v.optional(v.string()),
    }),
  ),
  /** The number of matches on all pages. */
  total: v.number(),
  /** The next page, null on the last one. */
  berikutnya: v.nullable(v.number()),
})

const bookmarkFlag = { tersimpan: v.boolean() }

export const ownSurahResponse = v.object({
  data: v.object({
    ...surahDetail.entries,
    surah_details: v.array(v.object({ ...verse.entries, ...bookmarkFlag })),
  }),
})
export const ownJuzResponse = v.object({
  data: v.array(v.object({ ...juzVerse.entries, ...bookmarkFlag })),
  qari: reciter,
})

/** PUT /v2/alquran/last-read; a time before the stored one changes nothing. */
export const lastReadBody = v.object({ ...place, readAt: v.optional(moment) })

export const lastReadResponse = v.object({
  data: v.nullable(
    v.object({
      surahId: v.number(),
      nomorAyat: v.number(),
      namaLatin: v.string(),
      juz: v.number(),
      readAt: v.string(),
    }),
  ),
})

export type BookmarkWire = v.InferOutput<typeof bookmarkSchema>
