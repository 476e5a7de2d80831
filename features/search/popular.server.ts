import { sql } from 'kysely'
import { openSearch } from '#features/verse-search/open-search.server.ts'
import type { Ctx } from '#platform/context.ts'
import { DAY_MS, dayOf } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { openSite } from './open-site.server.ts'
import { siteWords, type SiteIndex } from './site-index.ts'

/** Longest counted term: longer ones are sentences and may be about a person. */
const LONGEST_TERM = 60
const MOST_WORDS = 5

/** How many browsers, on how many days, must search a term before others see it. */
export const POPULAR = { browsers: 5, days: 2, withinDays: 30, most: 8 }

/**
 * A query as a countable term, or undefined: for a query with a person's address or number, or with a word that no
 * published text has, which a name nearly always is.
 */
export function countableTerm(
  query: string,
  { site, isWord }: { site: SiteIndex; isWord(word: string): boolean },
): string | undefined {
  const term = query
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}’' -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (/[@/\\]|www\.|\d{4}/i.test(query) || term.length < 2 || term.length > LONGEST_TERM)
    return undefined
  const words = siteWords(term)
  if (words.length === 0 || words.length > MOST_WORDS) return undefined
  const isPublic = words.every(({ text }) => site.terms.has(site.stem(text)) || isWord(text))
  return isPublic ? term : undefined
}

/** More different terms in a day are somebody's machine. */
const MOST_TERMS_A_DAY = 2_000

/**
 * Counts a search, once per browser and day. Nothing that identifies a person is stored. A possible name, number or
 * address is not counted, nor a term blocked by staff.
 */
export async function countSearch(
  ctx: Ctx,
  { q, visitorId }: { q: string; visitorId: string },
): Promise<void> {
  const { words } = await openSearch(ctx.config)
  const isWord = (word: string) => words.idOf.has(word)
  const term = countableTerm(q, { site: await openSite(ctx), isWord })
  if (term === undefined) return
  const day = dayOf(ctx.now())
  const key = keyedHash(ctx.config, 'search seen', `${day} ${term} ${visitorId}`)
  await sql`
    with seen as (
      insert into search_seen (key, seen_on) values (${key}, ${day}::date)
      on conflict do nothing returning key)
    insert into search_term as counted (day, term, browsers)
    select ${day}::date, ${term}::text, 1 from seen
    where not exists (select 1 from search_blocked where term = ${term})
      and (exists (select 1 from search_term where day = ${day}::date and term = ${term})
        or (select count(*) from search_term where day = ${day}::date) < ${MOST_TERMS_A_DAY})
    on conflict (day, term) do update set browsers = counted.browsers + 1`.execute(ctx.db)
}

const KEPT_MS = 60_000
const caches = new WeakMap<Ctx, { terms: Promise<string[]>; askedAt: number }>()

/** Terms that many browsers searched on several of the last 30 days, most first; cached for a minute. */
export async function popularTerms(ctx: Ctx): Promise<string[]> {
  const now = ctx.now().getTime()
  const known = caches.get(ctx)
  if (known && Math.abs(now - known.askedAt) < KEPT_MS) return known.terms
  const terms = findPopular(ctx)
  // A failed read is not cached.
  terms.catch(() => caches.delete(ctx))
  caches.set(ctx, { terms, askedAt: now })
  return terms
}

async function findPopular(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.read
    .selectFrom('search_term')
    .select('term')
    .where('day', '>', dayOf(daysBefore(ctx.now(), POPULAR.withinDays)))
    .where('term', 'not in', ctx.read.selectFrom('search_blocked').select('term'))
    .groupBy('term')
    .having(sql<boolean>`sum(browsers) >= ${POPULAR.browsers} and count(*) >= ${POPULAR.days}`)
    .orderBy(sql`sum(browsers)`, 'desc')
    .orderBy('term')
    .limit(POPULAR.most)
    .execute()
  return rows.map(({ term }) => term)
}

/** Deletes counts older than 30 days, and the browsers' marks of past days. */
export const forgetSearchesSchedule: Schedule = {
  name: 'search.forget',
  everyMs: 6 * 3_600_000,
  run: async ({ db, now }) => {
    const oldest = dayOf(daysBefore(now(), POPULAR.withinDays))
    await db.deleteFrom('search_term').where('day', '<=', oldest).execute()
    await db.deleteFrom('search_seen').where('seen_on', '<', dayOf(now())).execute()
  },
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
