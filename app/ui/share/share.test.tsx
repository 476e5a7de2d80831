import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Share } from './share.tsx'

const url = 'https://amanah.contoh/campaign/air?dari=a&b=1#kisah'
const text = 'Yuk, bantu: “Air & kita” + 100%'

test('every link carries the address and the words whole, to an address of that place alone', () => {
  const html = renderToStaticMarkup(<Share url={url} title="Air" text={text} />)
  const links = [...html.matchAll(/<a href="([^"]+)"([^>]*)>/g)].map(([, href = '', rest = '']) => {
    return { to: new URL(href.replaceAll('&amp;', '&')), rest }
  })
  expect(links.map(({ to }) => `${to.origin}${to.pathname}`)).toEqual([
    'https://wa.me/',
    'https://www.facebook.com/sharer/sharer.php',
    'https://x.com/intent/post',
    'https://t.me/share/url',
  ])
  expect(links.map(({ to }) => Object.fromEntries(to.searchParams))).toEqual([
    { text: `${text} ${url}` },
    { u: url },
    { text, url },
    { url, text },
  ])
  for (const { rest } of links) {
    expect(rest).toContain('target="_blank"')
    expect(rest).toMatch(/rel="[^"]*noreferrer/)
  }
})

test('the share sheet is marked, so that it shows only where a script has found one', () => {
  const html = renderToStaticMarkup(<Share url={url} title="Air" text={text} />)
  expect(html).toMatch(/<button[^>]* data-share-sheet=""[^>]*>.*Lainnya/)
})
