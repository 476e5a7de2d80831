import type { FoundVerse, Match } from '#features/verse-search/result-list.ts'
import type { SiteAnswer, SiteQuery } from './contract.ts'
import type { Hit, Ranking } from './rank.ts'
import { type Kind, kinds, ROWS_OF_ALL } from './search.ts'
import type { DocumentKind, SiteDocument } from './site-index.ts'
import { asksSomething } from './spelling.ts'
import type { VersePart } from './verse-part.ts'

/** One result: a page with its own text, or a verse. */
export type Item =
  | { kind: DocumentKind; document: SiteDocument }
  | { kind: 'ayat'; found: FoundVerse }

/** The results of one kind, best first. */
export type Section = { kind: Kind; items: readonly Item[]; strength: number }

type SectionQuery = { verses: VersePart; query: SiteQuery }

const STRENGTH = { jump: 5, title: 3, head: 2, body: 1, synonym: 0 }
/** The factor for help articles when the query is a question. */
const REQUESTED = 1.5
const VERSE_STRENGTH: Record<Match, number> = {
  jump: STRENGTH.head,
  topic: STRENGTH.body,
  exact: STRENGTH.head,
  form: STRENGTH.body,
  synonym: 0,
  near: 0,
  slip: 0,
  partial: 0,
}

/** The results, kind by kind: kinds with the best matching first result come first, then the order of the tabs. */
export function sectionsOf(
  { hits, isPartial }: Ranking,
  { verses: all, query }: SectionQuery,
): Section[] {
  const verses = hits.length > 0 ? withoutGuess(all) : all
  const wanted = verses.isNumbered ? [] : hits
  const pages = kinds
    .filter((kind) => kind !== 'ayat')
    .map((kind) => pageSection(kind, wanted, { verses, query }))
    .filter(({ items }) => items.length > 0)
  const isClear = pages.length > 0 && !isPartial
  const sections = [...pages, ...verseSection(verses, isClear)]
  return sections.sort(
    (a, b) => b.strength - a.strength || kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
  )
}

function pageSection(
  kind: DocumentKind,
  hits: readonly Hit[],
  { verses, query }: SectionQuery,
): Section {
  const own = filtered(
    hits.filter(({ document }) => document.kind === kind),
    { kind, query },
  )
  const items = own.map(({ document }): Item => ({ kind, document }))
  const isAnswer = kind === 'bantuan' && asksSomething(query.q)
  const strength = own[0] ? STRENGTH[own[0].strength] + (isAnswer ? REQUESTED : 0) : 0
  const named = kind === 'surat' ? verses.surah : null
  if (!named) return { kind, items, strength }
  const id = String(named.number)
  const others = items.filter((item) => item.kind === 'ayat' || item.document.id !== id)
  return {
    kind,
    items: [{ kind, document: surahOf(id) }, ...others],
    strength: named.certainty === 'sure' ? STRENGTH.jump : STRENGTH.title,
  }
}

/** When there are other results, a surah name with a wrong letter does not count. */
function withoutGuess(verses: VersePart): VersePart {
  if (verses.surah?.certainty !== 'guess') return verses
  const found = verses.found.filter(({ match }) => match !== 'jump')
  return { ...verses, surah: null, found, best: found[0]?.match }
}

type Filtering = { kind: DocumentKind; query: SiteQuery }

function filtered(hits: Hit[], { kind, query: { status, sort } }: Filtering): Hit[] {
  // A surah has few words, so one of them in the running text is not enough.
  if (kind === 'surat') {
    return hits.filter(({ strength }) => strength === 'title' || strength === 'head')
  }
  if (kind === 'program' && status) {
    return hits.filter(({ isOver }) => isOver === (status === 'selesai'))
  }
  if (kind !== 'berita' || sort !== 'terbaru') return hits
  const publishedAt = ({ document }: Hit) => document.publishedAt ?? 0
  return hits.toSorted((a, b) => publishedAt(b) - publishedAt(a))
}

/** A surah requested by any of its names: its page shows the rest. */
function surahOf(id: string): SiteDocument {
  const texts = { title: '', keywords: '', summary: '', body: '' }
  return { kind: 'surat', id, ...texts, publishedAt: null, endsAt: null }
}

/** Approximate verses are shown only when nothing else matches clearly. */
function verseSection({ found, near, best, jump }: VersePart, isClear: boolean): Section[] {
  const shown = found.length === 0 && !isClear ? near : found
  if (shown.length === 0) return []
  const items = shown.map((each): Item => ({ kind: 'ayat', found: each }))
  const isPlace = jump !== null && best === 'jump'
  const strength = isPlace ? STRENGTH.jump : VERSE_STRENGTH[best ?? 'partial']
  return [{ kind: 'ayat', items, strength }]
}

/** The part of a section on this tab and page. */
export function sectionPage({ kind, items }: Section, { tab, page, limit }: SiteQuery) {
  if (tab === 'semua') return items.slice(0, Math.min(limit, ROWS_OF_ALL))
  return kind === tab ? items.slice((page - 1) * limit, page * limit) : []
}

/** The number of results on each tab. */
export function countsOf(sections: readonly Section[]): SiteAnswer['counts'] {
  const countOf = (kind: Kind) =>
    sections.find((section) => section.kind === kind)?.items.length ?? 0
  return {
    semua: sections.reduce((sum, { items }) => sum + items.length, 0),
    program: countOf('program'),
    berita: countOf('berita'),
    surat: countOf('surat'),
    ayat: countOf('ayat'),
    bantuan: countOf('bantuan'),
    asrama: countOf('asrama'),
  }
}
