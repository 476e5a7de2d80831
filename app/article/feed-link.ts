import { type RouteMatch, siteOf } from '#app/sharing/page-meta.ts'

/** Lets readers of feeds find ours. */
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
