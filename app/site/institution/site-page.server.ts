import { PageNotFound } from '#features/site-page/errors.ts'
import { getPage } from '#features/site-page/queries.server.ts'
import type { PageSlug } from '#features/site-page/site-page.ts'
import type { Ctx } from '#platform/context.ts'
import { headingsOf, parseRichText } from '#platform/text/rich-text.ts'
import { pageNotFound } from '#app/not-found.ts'

/** The current version of a page, or the one named by `?versi=`. Throws 404 when there is none. */
export async function loadSitePage(ctx: Ctx, { slug, url }: { slug: PageSlug; url: string }) {
  const requested = new URL(url).searchParams.get('versi') ?? ''
  const version = /^[1-9]\d{0,3}$/.test(requested) ? Number(requested) : undefined
  const page = await getPage(ctx, { slug, version }).catch((refusal: unknown) => {
    if (!(refusal instanceof PageNotFound)) throw refusal
    throw pageNotFound()
  })
  const { body, effectiveAt, history, ...rest } = page
  const nodes = parseRichText(body)
  return {
    ...rest,
    nodes,
    headings: headingsOf(nodes),
    effectiveAt: effectiveAt.toISOString(),
    history: history.map((entry) => ({ ...entry, effectiveAt: entry.effectiveAt.toISOString() })),
  }
}

export type SitePageView = Awaited<ReturnType<typeof loadSitePage>>
