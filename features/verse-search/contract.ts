import * as v from 'valibot'
import { storableText } from '#platform/text/storable.ts'
import { LONGEST_VERSE_QUERY, VERSES_PER_PAGE } from './types.ts'

const whole = (from: number, to: number, words: string) =>
  v.pipe(
    v.string(),
    v.digits(words),
    v.transform(Number),
    v.minValue(from, words),
    v.maxValue(to, words),
  )

/** The query and its filters. A query without letters or numbers gives an empty list. */
export const searchQuery = v.object({
  q: v.optional(
    v.pipe(
      v.string(),
      v.transform(storableText),
      v.maxLength(
        LONGEST_VERSE_QUERY,
        `Kata yang dicari paling panjang ${LONGEST_VERSE_QUERY} huruf.`,
      ),
    ),
    '',
  ),
  surat: v.optional(whole(1, 114, 'Nomor surat antara 1 dan 114.')),
  juz: v.optional(whole(1, 30, 'Nomor juz antara 1 dan 30.')),
  /** Which text: Arabic, Latin or the Indonesian meaning. All three when missing. */
  teks: v.optional(v.picklist(['arab', 'latin', 'arti'], 'Pilih arab, latin, atau arti.')),
  halaman: v.optional(whole(1, 400, 'Nomor halaman antara 1 dan 400.'), '1'),
  batas: v.optional(whole(1, 50, 'Batas antara 1 dan 50.'), String(VERSES_PER_PAGE)),
})

// Start and end in UTF-16 units of the text; the end is exclusive.
const ranges = v.array(v.pipe(v.array(v.number()), v.length(2)))

export const foundVerse = v.object({
  surahId: v.number(),
  namaLatin: v.string(),
  nomorAyat: v.number(),
  juz: v.number(),
  halaman: v.number(),
  teksArab: v.string(),
  teksLatin: v.nullable(v.string()),
  teksIndonesia: v.string(),
  /**
   * The kind of match: a requested place, a chosen verse of a topic, the exact words, another form, a synonym, near in
   * meaning, a likely typing error, most of the words.
   */
  cocok: v.picklist([
    'lompatan',
    'topik',
    'persis',
    'bentuk',
    'sinonim',
    'dekat',
    'mirip',
    'sebagian',
  ]),
  sorot: v.object({ arab: ranges, latin: ranges, arti: ranges }),
})

export const jumpTarget = v.object({
  jenis: v.picklist(['ayat', 'surat', 'juz', 'halaman', 'sebutan']),
  judul: v.string(),
  /** The page on this site that shows it. */
  alamat: v.string(),
})

export const searchResponse = v.object({
  /** Best first; a requested place is the first row. */
  data: v.array(foundVerse),
  /** All results, not only those of this page. */
  jumlah: v.number(),
  halaman: v.number(),
  berikutnya: v.nullable(v.number()),
  lompatan: v.nullable(jumpTarget),
  /** Why a requested place does not exist. */
  pesan: v.nullable(v.string()),
  /** The likely intended words; verses that match only by a slip never come without it. */
  saran: v.nullable(v.string()),
  /** The topic whose chosen verses come first. */
  topik: v.nullable(v.string()),
  /** Says that no verse names what was asked for, and what stands here instead. */
  catatan: v.nullable(v.string()),
})

export type SearchQuery = v.InferOutput<typeof searchQuery>
export type FoundVerseWire = v.InferOutput<typeof foundVerse>
export type SearchWire = v.InferOutput<typeof searchResponse>
