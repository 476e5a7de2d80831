import { type Match, siteOf } from '#app/page-meta.ts'

/** Lets readers of feeds find ours. */
export function feedLink(matches: readonly Match[]) {
  const { origin, name } = siteOf(matches)
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `Kabar ${name}`,
    href: `${origin}/news/rss.xml`,
  }
}
