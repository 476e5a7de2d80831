import { escapeHtml } from '#platform/text/rich-text.ts'
import { type ArticleCategory, articleCategories } from './article.ts'

export type FeedItem = {
  slug: string
  title: string
  summary: string
  category: string
  publishedAt: Date
}

type Feed = {
  /** Latest first. */
  items: FeedItem[]
  /** 'https://…', without a slash at its end. */
  origin: string
  /** The name of the publisher. */
  name: string
}

/** The articles as an RSS 2.0 document. */
export function rssFeed({ items, origin, name }: Feed): string {
  const newest = items[0]?.publishedAt
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(`Kabar ${name}`)}</title>
<link>${xml(`${origin}/news`)}</link>
<description>${xml(`Kabar dari lapangan dan bacaan dari ${name}.`)}</description>
<language>id</language>
<atom:link href="${xml(`${origin}/news/rss.xml`)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>\n` : ''}${items
  .map((item) => itemXml(item, origin))
  .join('')}</channel>
</rss>
`
}

function itemXml({ slug, title, summary, category, publishedAt }: FeedItem, origin: string) {
  const link = xml(`${origin}/latest-news/${slug}`)
  const name = articleCategories[category as ArticleCategory] ?? category
  return `<item>
<title>${xml(title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<description>${xml(summary)}</description>
<category>${xml(name)}</category>
<pubDate>${publishedAt.toUTCString()}</pubDate>
</item>
`
}

// Characters that XML forbids, also escaped.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

function xml(text: string): string {
  return escapeHtml(text.replaceAll(FORBIDDEN, ''))
}
