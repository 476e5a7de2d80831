import * as v from 'valibot'
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

/** What is looked for, and on which tab. A query is cut after 100 characters. */
export const siteQuery = v.object({
  q: query,
  tab: v.optional(v.picklist(searchTabs, 'Bagian ini tidak ada.'), 'semua'),
  /** Of programs: those that run, or those that are over. */
  status: v.optional(v.picklist(programStates, 'Status tidak dikenal.')),
  /** Of news. */
  sort: v.optional(v.picklist(newsOrders, 'Urutan tidak dikenal.')),
  page: v.optional(whole(LAST_PAGE, `Halaman antara 1 dan ${LAST_PAGE}.`), '1'),
  limit: v.optional(whole(30, 'Jumlah per halaman antara 1 dan 30.'), String(PAGE_SIZE)),
})

export const suggestQuery = v.object({ q: query })

/** A term that was looked for and found something. */
export const termBody = v.object({ q: query })

// From and to, counted in UTF-16 units of the text; `to` is the first that no longer belongs.
const marks = v.array(v.pipe(v.array(v.number()), v.length(2)))
const cover = v.object({ motif: v.string(), palette: v.string(), seed: v.number() })

export const foundPage = v.object({
  kind: v.picklist(kinds),
  title: v.string(),
  /** Where it is on this site. */
  address: v.string(),
  /** What it is and where it belongs, in a few words. */
  note: v.string(),
  text: v.string(),
  marks: v.object({ title: marks, text: marks }),
  /** The name of a surah, or a verse. */
  arabic: v.nullable(v.string()),
  cover: v.nullable(cover),
  publishedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

/** How much there is on each tab. */
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
  /** Best first. On the tab 'semua' the best few of each kind, kind by kind, the kind that fits best first. */
  data: v.array(foundPage),
  counts,
  page: v.number(),
  next: v.nullable(v.number()),
  /** The words as they were probably meant. */
  suggestion: v.nullable(v.string()),
  /** True when nothing holds all the words: then these hold most of them. */
  isPartial: v.boolean(),
  /** A place of the Quran that was asked for by number or name, or a screen that does what was asked for. */
  jump: v.nullable(v.object({ title: v.string(), address: v.string() })),
  /** Why a place of the Quran that was asked for does not exist. */
  message: v.nullable(v.string()),
})

export const suggestion = v.object({
  /** 'cari' leads to the results of other words, 'halaman' to a screen that does what was asked for. */
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
