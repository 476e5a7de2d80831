import { publishedArticles } from '#features/article/queries.server.ts'
import { listAsrama } from '#features/asrama/queries.server.ts'
import { publishedCampaigns } from '#features/campaign/published.server.ts'
import { listCategories } from '#features/campaign/queries.server.ts'
import { listHelp } from '#features/help/queries.server.ts'
import { JUZ_COUNT, PAGE_COUNT, SURAH_COUNT } from '#features/quran/quran.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Ctx } from '#platform/context.ts'
import { foundScreens, type SitemapEntry, type SitemapPart } from './sitemap-xml.ts'

/** The addresses of a part of the sitemap: only public pages. */
export async function sitemapEntries(ctx: Ctx, part: SitemapPart): Promise<SitemapEntry[]> {
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
