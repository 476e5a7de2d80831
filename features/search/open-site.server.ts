import { setImmediate as pause } from 'node:timers/promises'
import { openSearch } from '#features/verse-search/open-search.server.ts'
import type { Ctx } from '#platform/context.ts'
import { articleSource } from './sources/article-source.server.ts'
import { asramaSource } from './sources/asrama-source.server.ts'
import { campaignSource } from './sources/campaign-source.server.ts'
import { helpSource } from './sources/help-source.server.ts'
import { type DocumentKind, type SiteIndex, siteIndexSteps } from './site-index.ts'
import type { DocumentSource, ShownPage } from './sources/source.ts'
import { revelationPlace, type SurahSummary } from '#features/quran/quran.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Config } from '#platform/config.ts'

/** How long an index is used before the database is checked for changes. */
const BELIEVED_MS = 2_000

type Site = { index: SiteIndex; mark: string; askedAt: number }

const sites = new WeakMap<Ctx, { site?: Site; opening?: Promise<Site> | undefined }>()

/** The source of every kind of page with its own text. */
export function sourcesOf(ctx: Ctx): Record<DocumentKind, DocumentSource> {
  return {
    program: campaignSource,
    berita: articleSource,
    surat: surahSource(ctx.config),
    bantuan: helpSource,
    asrama: asramaSource,
  }
}

/**
 * The index over all public content. Each process has its own and checks the database for changes at most every two
 * seconds; with `isNow` it checks at once.
 */
export async function openSite(ctx: Ctx, isNow = false): Promise<SiteIndex> {
  const held = sites.get(ctx) ?? {}
  sites.set(ctx, held)
  const age = held.site ? Math.abs(ctx.now().getTime() - held.site.askedAt) : Infinity
  if (held.site && age < BELIEVED_MS && !isNow) return held.site.index
  // Concurrent callers share one check.
  held.opening ??= look(ctx, held.site).finally(() => {
    held.opening = undefined
  })
  held.site = await held.opening
  return held.site.index
}

async function look(ctx: Ctx, known: Site | undefined): Promise<Site> {
  const now = ctx.now()
  const sources = Object.values(sourcesOf(ctx))
  const marks = await Promise.all(sources.map(({ fingerprint }) => fingerprint(ctx.db, now)))
  const mark = marks.join('\n')
  const askedAt = now.getTime()
  if (known?.mark === mark) return { ...known, askedAt }
  const documents = await Promise.all(sources.map((source) => source.documents(ctx.db, now)))
  const { words } = await openSearch(ctx.config)
  const steps = siteIndexSteps(documents.flat(), (word) => words.idOf.has(word))
  return { index: await inSteps(steps), mark, askedAt }
}

async function inSteps<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}

/** The 114 surahs by name and meaning; they never change during a process. */
function surahSource(config: Pick<Config, 'quranSource'>): DocumentSource {
  const surahs = openQuran(config).listSurahs()
  const pages = new Map(surahs.map((surah) => [String(surah.number), pageOf(surah)]))
  return {
    kind: 'surat',
    fingerprint: async () => config.quranSource,
    documents: async () =>
      surahs.map(({ number, name, meaning }) => ({
        kind: 'surat',
        id: String(number),
        title: name,
        summary: meaning,
        body: '',
        keywords: `surat ${number}`,
        publishedAt: null,
        endsAt: null,
      })),
    pages: async (_db, { ids }) => ids.flatMap((id) => pages.get(id) ?? []),
  }
}

function pageOf(surah: SurahSummary): ShownPage {
  const { number, name, meaning, verseCount, arabicName } = surah
  return {
    id: String(number),
    title: name,
    summary: meaning,
    address: `/surat/${number}`,
    note: `Surah ke-${number} · ${verseCount} ayat · ${revelationPlace(surah.revelation)}`,
    cover: null,
    arabic: arabicName,
    publishedAt: null,
  }
}
