import { ctxContext } from '#app/context.ts'
import { sitemapIndexXml } from './sitemap-xml.ts'
import type { Route } from './+types/sitemap.ts'

export const handle = { cache: 'public', maxAge: 86_400 }

/** The sitemap index, which search engines read first. */
export function loader({ context }: Route.LoaderArgs) {
  const xml = sitemapIndexXml(context.get(ctxContext).config.origin)
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
