import * as v from 'valibot'
import { keptPictureSchema } from '#platform/picture/picture-schema.ts'
import {
  isTooShort,
  kinds,
  LAST_PAGE,
  newsOrders,
  PAGE_SIZE,
  programStates,
  SHORTEST_QUERY,
  cleanQuery,
  searchTabs,
} from './search.ts'

const whole = (to: number, words: string) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, words), v.transform(Number), v.maxValue(to, words))

const query = v.pipe(
  v.string(),
  v.transform(cleanQuery),
  v.check((q) => q !== '' && !isTooShort(q), `Ketik sedikitnya ${SHORTEST_QUERY} huruf.`),
)

/** The query and its tab. A query is cut after 100 characters. */
export const siteQuery = v.object({
  q: query,
  tab: v.optional(v.picklist(searchTabs, 'Bagian ini tidak ada.'), 'semua'),
  /** For programs: running or ended ones. */
  status: v.optional(v.picklist(programStates, 'Status tidak dikenal.')),
  /** For news. */
  sort: v.optional(v.picklist(newsOrders, 'Urutan tidak dikenal.')),
  page: v.optional(whole(LAST_PAGE, `Halaman antara 1 dan ${LAST_PAGE}.`), '1'),
  limit: v.optional(whole(30, 'Jumlah per halaman antara 1 dan 30.'), String(PAGE_SIZE)),
})

export const suggestQuery = v.object({ q: query })

/** A searched term that had results. */
export const termBody = v.object({ q: query })

// Start and end in UTF-16 units of the text; the end is exclusive.
const marks = v.array(v.pipe(v.array(v.number()), v.length(2)))
const cover = v.object({
  motif: v.string(),
  place: v.string(),
  palette: v.string(),
  seed: v.number(),
})

/** A photo, and what of it stays visible when it is cut, in percent. */
const picture = v.object({
  ...keptPictureSchema.entries,
  focus: v.object({ x: v.number(), y: v.number() }),
})

export const foundPage = v.object({
  kind: v.picklist(kinds),
  title: v.string(),
  /** Its path on this site. */
  address: v.string(),
  /** Its kind and place, in a few words. */
  note: v.string(),
  text: v.string(),
  marks: v.object({ title: marks, text: marks }),
  /** The name of a surah, or a verse. */
  arabic: v.nullable(v.string()),
  cover: v.nullable(cover),
  /** Takes the place of the cover. */
  picture: v.nullable(picture),
  publishedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

/** The number of results on each tab. */
const counts = v.object({
  semua: v.number(),
  program: v.number(),
  berita: v.number(),
  surat: v.number(),
  ayat: v.number(),
  bantuan: v.number(),
  asrama: v.number(),
})

export const siteResponse = v.object({
  /** Best first. The tab 'semua' shows the best few of each kind, kind by kind, the best matching kind first. */
  data: v.array(foundPage),
  counts,
  page: v.number(),
  next: v.nullable(v.number()),
  /** The likely intended words. */
  suggestion: v.nullable(v.string()),
  /** True when no document has all the words: the results have most of them. */
  isPartial: v.boolean(),
  /** A requested place of the Quran, by number or name, or a screen for the requested task. */
  jump: v.nullable(v.object({ title: v.string(), address: v.string() })),
  /** Why a requested place of the Quran does not exist. */
  message: v.nullable(v.string()),
})

export const suggestion = v.object({
  /** 'cari' leads to the results of other words, 'halaman' to a screen for the requested task. */
  kind: v.picklist(['cari', 'halaman', ...kinds]),
  title: v.string(),
  address: v.string(),
  note: v.string(),
  marks,
})

export const suggestResponse = v.object({ data: v.array(suggestion) })

export const termResponse = v.object({ data: v.object({ ok: v.boolean() }) })

export type SiteQuery = v.InferOutput<typeof siteQuery>
export type FoundPage = v.InferOutput<typeof foundPage>
export type SiteAnswer = v.InferOutput<typeof siteResponse>
export type SuggestionWire = v.InferOutput<typeof suggestion>
