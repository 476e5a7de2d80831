import { ctxContext } from '#app/context.ts'
import { existing } from '#app/not-found.ts'
import { sitemapEntries } from './sitemap-entries.server.ts'
import { sitemapParts, sitemapXml } from './sitemap-xml.ts'
import type { Route } from './+types/sitemap-part.ts'

export const handle = { cache: 'public', maxAge: 300 }

/** One part of the sitemap. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const part = existing(sitemapParts.find((name) => name === params.part))
  const ctx = context.get(ctxContext)
  const xml = sitemapXml(ctx.config.origin, await sitemapEntries(ctx, part))
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
