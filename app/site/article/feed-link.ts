import { type RouteMatch, siteOf } from '#app/site/sharing/page-meta.ts'

/** Lets feed readers find the feed. */
export function feedLink(matches: readonly RouteMatch[]) {
  const { origin, name } = siteOf(matches)
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `Kabar ${name}`,
    href: `${origin}/news/rss.xml`,
  }
}
