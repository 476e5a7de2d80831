import { toArticleView } from '#app/site/article/article-view.server.ts'
import { toCardView, toPrayerView } from '#app/site/campaign/campaign-view.server.ts'
import { listArticles } from '#features/article/queries.server.ts'
import { findBanner } from '#features/banner/queries.server.ts'
import { listCampaigns, listCategories } from '#features/campaign/queries.server.ts'
import { moneyInSum } from '#features/campaign/money-in-sum.server.ts'
import { listPrayers } from '#features/prayer/queries.server.ts'
import { findVerseOfDay } from '#features/scholar-review/verses-of-day/queries.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { Ctx } from '#platform/context.ts'
import { findImpact } from './impact-view.server.ts'
import { findToday } from './today.server.ts'

const BLOCKS = 10
const SHOWN = { urgent: 4, chosen: 6, prayers: 6, articles: 4 }

/**
 * The data of the home screen. A block that fails to load is undefined and the others still show; `onMissing` is then
 * called. Throws when all blocks fail.
 */
export async function homePage(ctx: Ctx, onMissing = () => {}) {
  const { read } = ctx
  const now = ctx.now()
  const missing: unknown[] = []
  const block = blockOf(ctx, (cause) => missing.push(cause))
  const [pressing, popular, categories, impact, money, prayers, articles, today, banner, verse] =
    await Promise.all([
      block('mendesak', () => listCampaigns(read, { now, sort: 'mendesak', limit: SHOWN.urgent })),
      block('pilihan', () => listCampaigns(read, { now, sort: 'terpopuler', limit: 9 })),
      block('kategori', () => listCategories(read)),
      block('dampak', () => findImpact(read)),
      block('perjalanan dana', () => moneyInSum(read)),
      block('doa', () => listPrayers(read, { limit: SHOWN.prayers })),
      block('kabar', () => listArticles(read, { now, limit: SHOWN.articles })),
      block('hari', () => findToday(ctx)),
      block('spanduk', () => findBanner(read, now)),
      block('ayat', () => findVerseOfDay(ctx, dayOf(now))),
    ])
  if (missing.length === BLOCKS) throw missing[0]
  if (missing.length > 0) onMissing()
  const urgent = (pressing?.items ?? []).filter(({ isUrgent }) => isUrgent)
  const chosen = popular?.items.filter(({ id }) => urgent.every((other) => other.id !== id))
  return {
    urgent: urgent.map((card) => toCardView(card, now)),
    chosen: chosen?.slice(0, SHOWN.chosen).map((card) => toCardView(card, now)),
    categories: (categories ?? []).map(({ slug, name }) => ({ slug, name })),
    impact,
    money,
    prayers: (prayers?.items ?? []).map(toPrayerView),
    articles: (articles?.items ?? []).map(toArticleView),
    today,
    banner: banner && { text: banner.text, link: banner.link },
    // The same for everybody, by the day in Jakarta.
    verse: verse && { ...verse, origin: ctx.config.origin },
    now: now.toISOString(),
  }
}

function blockOf({ log }: Ctx, onFailure: (cause: unknown) => void) {
  return async <T>(name: string, find: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await find()
    } catch (cause) {
      log.error('home.block', { name, cause })
      onFailure(cause)
      return undefined
    }
  }
}
