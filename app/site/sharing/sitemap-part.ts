import { ctxContext } from '#app/context.ts'
import { existing } from '#app/not-found.ts'
import {
  foundScreens,
  type SitemapEntry,
  type SitemapPart,
  sitemapParts,
  sitemapXml,
} from './sitemap-xml.ts'
import type { Route } from './+types/sitemap-part.ts'
import { publishedArticles } from '#features/article/queries.server.ts'
import { listAsrama } from '#features/asrama/queries.server.ts'
import { publishedCampaigns } from '#features/campaign/published.server.ts'
import { listCategories } from '#features/campaign/queries.server.ts'
import { listHelp } from '#features/help/queries.server.ts'
import { JUZ_COUNT, PAGE_COUNT, SURAH_COUNT } from '#features/quran/quran.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Ctx } from '#platform/context.ts'

/** The addresses of a part of the sitemap: only public pages. */
async function sitemapEntries(ctx: Ctx, part: SitemapPart): Promise<SitemapEntry[]> {
  return entries[part](ctx)
}

const entries: Record<SitemapPart, (ctx: Ctx) => Promise<SitemapEntry[]> | SitemapEntry[]> = {
  halaman: async ({ read }) => [
    ...foundScreens.map((path) => ({ path })),
    ...(await listCategories(read)).map(({ slug }) => ({ path: `/category/${slug}` })),
  ],
  program: async ({ read, now }) =>
    (await publishedCampaigns(read, now())).map(({ slug, changedAt }) => ({
      path: `/campaign/${slug}`,
      changedAt,
    })),
  kabar: async ({ read, now }) =>
    (await publishedArticles(read, now())).map(({ slug, changedAt }) => ({
      path: `/latest-news/${slug}`,
      changedAt,
    })),
  bantuan: async ({ read }) =>
    (await listHelp(read)).map(({ slug }) => ({ path: `/pusat-bantuan/${slug}` })),
  asrama: async ({ read, now }) =>
    (await listAsrama(read, { now: now() })).map(({ slug, updatedAt }) => ({
      path: `/asrama/${slug}`,
      changedAt: updatedAt,
    })),
  quran: () => [
    ...numbered('/surat', SURAH_COUNT),
    ...numbered('/juz', JUZ_COUNT),
    ...numbered('/halaman', PAGE_COUNT),
  ],
  ayat: ({ config }) =>
    openQuran(config)
      .listSurahs()
      .flatMap(({ number, verseCount }) => numbered(`/ayat/${number}`, verseCount)),
}

function numbered(path: string, count: number): SitemapEntry[] {
  return Array.from({ length: count }, (_, i) => ({ path: `${path}/${i + 1}` }))
}

export const handle = { cache: 'public', maxAge: 300 }

/** One part of the sitemap. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const part = existing(sitemapParts.find((name) => name === params.part))
  const ctx = context.get(ctxContext)
  const xml = sitemapXml(ctx.config.origin, await sitemapEntries(ctx, part))
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
