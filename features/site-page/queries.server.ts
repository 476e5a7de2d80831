import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { escapeHtml } from '#platform/text/rich-text.ts'
import { PageNotFound } from './errors.ts'
import {
  fillBlanks,
  type HistoryEntry,
  type PageSlug,
  type PageVersion,
  versionState,
  versionAt,
  type VersionState,
} from './site-page.ts'

export type SitePage = PageVersion & {
  state: VersionState
  /** All versions, latest first. */
  history: HistoryEntry[]
}

/**
 * A page in its present version, or in a given one, with its history. Refuses with PageNotFound when there is none: a
 * page not yet in force has no present text, but its announced version can be read by number.
 */
export async function getPage(
  ctx: Ctx,
  { slug, version }: { slug: PageSlug; version?: number | undefined },
): Promise<SitePage> {
  const now = ctx.now()
  const history = await versionsOf(ctx.read, slug)
  const current = versionAt(history, now)
  const wanted = version ?? current?.version
  const entry = history.find((each) => each.version === wanted)
  if (!entry) throw new PageNotFound()
  const { summary, body, ...row } = await ctx.read
    .selectFrom('site_page_version')
    .select(['code', 'title', 'summary', 'body'])
    .where('slug', '=', slug)
    .where('version', '=', entry.version)
    .executeTakeFirstOrThrow()
  const { institution } = ctx.config
  const states = { current: current?.version, now }
  return {
    ...row,
    ...entry,
    slug,
    summary: fillBlanks(summary, { institution, escape: (value) => value }),
    body: fillBlanks(body, { institution, escape: escapeHtml }),
    state: versionState(entry, states),
    history: history.map((each) => ({ ...each, state: versionState(each, states) })),
  }
}

async function versionsOf(db: Db, slug: PageSlug) {
  return await db
    .selectFrom('site_page_version')
    .select(['version', 'change_summary as changeSummary', 'effective_at as effectiveAt'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .execute()
}
