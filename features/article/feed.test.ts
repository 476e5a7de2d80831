import { expect, test } from 'vitest'
import { rssFeed } from './feed.ts'

const origin = 'https://amanah.contoh'
const item = {
  slug: 'sumur-pertama',
  title: 'Air & "harapan" <b>',
  summary: 'Rp1.000 < Rp2.000\u0000\u000b ]]> 🙏',
  category: 'kabar-program',
  publishedAt: new Date('2026-11-21T03:04:05Z'),
}

test('a feed is well formed, absolute and dated as RSS asks', () => {
  const feed = rssFeed({ items: [item], origin, name: 'Amanah & Co' })
  expect(misfit(feed)).toBeUndefined()
  expect(feed).toContain('<title>Air &amp; &quot;harapan&quot; &lt;b&gt;</title>')
  expect(feed).toContain('<description>Rp1.000 &lt; Rp2.000 ]]&gt; 🙏</description>')
  expect(feed).toContain(`<guid isPermaLink="true">${origin}/latest-news/sumur-pertama</guid>`)
  expect(feed).toContain('<pubDate>Sat, 21 Nov 2026 03:04:05 GMT</pubDate>')
  expect(feed).toContain('<category>Kabar program</category>')
  expect(feed.match(/href="\/|<link>\//)).toBeNull()
})

test('a feed without articles is one too', () => {
  const feed = rssFeed({ items: [], origin, name: 'Amanah' })
  expect(misfit(feed)).toBeUndefined()
  expect(feed).not.toContain('<item>')
})

test('half a sign of two is left out', () => {
  const feed = rssFeed({ items: [{ ...item, title: 'a\ud83db' }], origin, name: 'Amanah' })
  expect(feed).toContain('<title>ab</title>')
})

/** The first part of a document that is not well-formed XML; the journey checks it with the browser's own parser. */
function misfit(document: string): string | undefined {
  const open: string[] = []
  const body = document.replace(/^<\?xml [^?]*\?>\n/, '')
  for (const [token, closing, name, rest] of body.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*\s*\/?)>|[^<]+|</g,
  )) {
    if (name === undefined) {
      if (token === '<' || /&(?!(amp|lt|gt|quot);)/.test(token)) return token
    } else if (closing) {
      if (open.pop() !== name) return token
    } else if (!rest?.endsWith('/')) open.push(name)
  }
  return open[0]
}
