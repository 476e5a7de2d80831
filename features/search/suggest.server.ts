import { openSearch } from '#features/verse-search/open-search.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { SiteAnswer, SuggestionWire } from './contract.ts'
import { withHighlights } from './excerpt.ts'
import { openSite } from './open-site.server.ts'
import { placeFor } from './places.ts'
import { popularTerms } from './popular.server.ts'
import { publicPages } from './find-site.server.ts'
import { rank } from './rank.ts'
import { type Item, type Section, sectionsOf } from './sections.ts'
import { listAddress, PAGE_SIZE } from './search.ts'
import { versePart } from './verse-part.ts'

const MOST = 7
const MOST_OF_ONE = 3
const MOST_TERMS = 2

/** Suggestions while a person types: places of the Quran, pages by their title, popular terms. */
export async function suggest(ctx: Ctx, q: string): Promise<SuggestionWire[]> {
  const [quran, site] = [await openSearch(ctx.config), await openSite(ctx)]
  const verses = versePart(quran, q)
  const ranking = rank(site, q, ctx.now())
  // Only title matches: a suggestion has no room to explain another match.
  const byTitle = ranking.hits.filter(({ strength }) => strength === 'title')
  const hits = byTitle.length > 0 ? byTitle : ranking.hits
  const query = { q, tab: 'semua', page: 1, limit: PAGE_SIZE } as const
  const items = sectionsOf({ ...ranking, hits }, { verses, query })
    .flatMap(pagesOf)
    .slice(0, MOST)
  const pages = await publicPages(ctx, items)
  const marker = { ...ranking, stem: site.stem }
  const rows = items.flatMap((item): SuggestionWire[] => {
    const page = item.kind === 'ayat' ? undefined : pages.get(item.document)
    if (!page) return []
    const { title, address, note } = page
    return [{ kind: item.kind, title, address, note, marks: withHighlights(title, marker).marks }]
  })
  return [
    ...jumpRows(verses.jump, placeFor(site, q, true)),
    ...(await termRows(ctx, q)),
    ...rows,
  ].slice(0, MOST)
}

type Jump = SiteAnswer['jump']

function jumpRows(verse: Jump, screen: Jump): SuggestionWire[] {
  if (verse) return [{ kind: 'ayat', note: 'Al-Qur’an', marks: [], ...verse }]
  return screen ? [{ kind: 'halaman', note: 'Langsung ke halamannya', marks: [], ...screen }] : []
}

function pagesOf({ kind, items }: Section): readonly Item[] {
  return kind === 'ayat' ? [] : items.slice(0, MOST_OF_ONE)
}

/** Popular terms that begin with the typed text. */
async function termRows(ctx: Ctx, q: string): Promise<SuggestionWire[]> {
  const typed = q.toLowerCase()
  const terms = await popularTerms(ctx)
  return terms
    .filter((term) => term.startsWith(typed) && term !== typed)
    .slice(0, MOST_TERMS)
    .map((term) => ({
      kind: 'cari',
      title: term,
      address: listAddress({ q: term }),
      note: 'Sering dicari',
      marks: [[0, typed.length]],
    }))
}
