import { openSearch } from '#features/verse-search/open-search.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { FoundPage, SiteAnswer, SiteQuery } from './contract.ts'
import { excerpt, type Marker, withHighlights } from './excerpt.ts'
import { openSite, sourcesOf } from './open-site.server.ts'
import { placeFor } from './places.ts'
import { rank } from './rank.ts'
import { countsOf, type Item, sectionPage, sectionsOf } from './sections.ts'
import type { SiteDocument } from './site-index.ts'
import type { ShownPage } from './sources/source.ts'
import { versePart, verseRows } from './verse-part.ts'

/**
 * All public pages that match a query, on the requested tab. Results of the index are read from the database before
 * they are shown, so that a page withdrawn just now is missing.
 */
export async function findSite(ctx: Ctx, query: SiteQuery): Promise<SiteAnswer> {
  const first = await findIn(ctx, query, false)
  // The index is older than the database: search once more with a new one.
  return first.isWhole ? first.answer : (await findIn(ctx, query, true)).answer
}

async function findIn(ctx: Ctx, query: SiteQuery, isNow: boolean) {
  const quran = await openSearch(ctx.config)
  const site = await openSite(ctx, isNow)
  const verses = versePart(quran, query.q)
  const ranking = rank(site, query.q, ctx.now())
  const sections = sectionsOf(ranking, { verses, query })
  const items = sections.flatMap((section) => sectionPage(section, query))
  const pages = await publicPages(ctx, items)
  const verseRow = verseRows(quran, query.q)
  const marker = { ...ranking, stem: site.stem }
  const rows = items.flatMap((item: Item) => {
    if (item.kind === 'ayat') return verseRow(item.found) ?? []
    const page = pages.get(item.document)
    return page ? rowOf(item, page, marker) : []
  })
  const counts = countsOf(sections)
  const isMore = query.tab !== 'semua' && query.page * query.limit < counts[query.tab]
  const answer: SiteAnswer = {
    data: rows,
    counts,
    page: query.page,
    next: isMore ? query.page + 1 : null,
    suggestion: ranking.mended,
    isPartial: ranking.isPartial,
    jump: verses.jump ?? placeFor(site, query.q),
    message: verses.message,
  }
  return { answer, isWhole: rows.length === items.length }
}

function rowOf(
  { kind, document }: { kind: SiteDocument['kind']; document: SiteDocument },
  page: ShownPage,
  marker: Marker,
): FoundPage {
  // The passage comes from the indexed text, so it is valid only while the text is unchanged.
  const isSame = page.title === document.title && page.summary === document.summary
  const text = isSame ? excerpt(document, marker) : withHighlights(page.summary, marker)
  return {
    kind,
    title: page.title,
    address: page.address,
    note: page.note,
    text: text.text,
    marks: { title: withHighlights(page.title, marker).marks, text: text.marks },
    arabic: page.arabic,
    cover: page.cover,
    picture: page.picture ?? null,
    publishedAt: page.publishedAt?.toISOString() ?? null,
  }
}

/** The documents among these that are public now, in their present form. One query per kind. */
export async function publicPages(
  ctx: Ctx,
  items: readonly Item[],
): Promise<ReadonlyMap<SiteDocument, ShownPage>> {
  const documents = items.flatMap((item) => (item.kind === 'ayat' ? [] : [item.document]))
  const byKind = Map.groupBy(documents, ({ kind }) => kind)
  const sources = sourcesOf(ctx)
  const now = ctx.now()
  const found = await Promise.all(
    [...byKind].map(async ([kind, own]) => {
      const pages = await sources[kind].pages(ctx.db, { ids: own.map(({ id }) => id), now })
      const byId = new Map(pages.map((page) => [page.id, page]))
      return own.flatMap((document): [SiteDocument, ShownPage][] => {
        const page = byId.get(document.id)
        return page ? [[document, page]] : []
      })
    }),
  )
  return new Map(found.flat())
}
