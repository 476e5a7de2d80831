import { data } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { sitemapEntries } from './sitemap-entries.server.ts'
import { sitemapParts, sitemapXml } from './sitemap-xml.ts'
import type { Route } from './+types/sitemap-part.ts'

export const handle = { cache: 'public', maxAge: 300 }

/** One part of the sitemap. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const part = sitemapParts.find((name) => name === params.part)
  if (!part) throw data({ message: 'Page Not Found' }, { status: 404 })
  const ctx = context.get(ctxContext)
  const xml = sitemapXml(ctx.config.origin, await sitemapEntries(ctx, part))
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
