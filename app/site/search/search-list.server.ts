import * as v from 'valibot'
import { listCampaigns } from '#features/campaign/queries.server.ts'
import { findSite } from '#features/search/find-site.server.ts'
import {
  cleanQuery,
  isTooShort,
  LAST_PAGE,
  newsOrders,
  PAGE_SIZE,
  programStates,
  searchTabs,
} from '#features/search/search.ts'
import type { Ctx } from '#platform/context.ts'
import { searchRefusal } from '#platform/http/search-allowance.server.ts'
import { toCardView } from '#app/site/campaign/campaign-view.server.ts'

// Unknown tabs and filters count as absent, so mistyped links still find something.
const querySchema = v.object({
  q: v.pipe(v.optional(v.string(), ''), v.transform(cleanQuery)),
  tab: v.fallback(v.optional(v.picklist(searchTabs), 'semua'), 'semua'),
  status: v.fallback(v.optional(v.picklist(programStates)), undefined),
  sort: v.fallback(v.optional(v.picklist(newsOrders)), undefined),
  page: v.fallback(
    v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(LAST_PAGE)),
      '1',
    ),
    1,
  ),
})

const POPULAR = 3
const nothing = { answer: null, popular: [], refusal: null, isTooShort: false }

/** The data of a results page; null without a query. */
export async function loadResults(
  ctx: Ctx,
  { params, address }: { params: URLSearchParams; address: string },
) {
  const query = v.parse(querySchema, Object.fromEntries(params))
  if (query.q === '') return null
  if (isTooShort(query.q)) return { ...nothing, query, isTooShort: true }
  const refusal = await searchRefusal(ctx, address)
  if (refusal) return { ...nothing, query, refusal }
  const answer = await findSite(ctx, { ...query, limit: PAGE_SIZE })
  const popular = answer.counts.semua === 0 ? await popularCampaigns(ctx) : []
  return { ...nothing, query, answer, popular }
}

async function popularCampaigns(ctx: Ctx) {
  const now = ctx.now()
  const { items } = await listCampaigns(ctx.read, { now, sort: 'terpopuler', limit: POPULAR })
  return items.map((card) => toCardView(card, now))
}
