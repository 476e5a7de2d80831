import { addressesIn, crawl } from '../crawl.ts'
import { expect, pace, test } from './journey.ts'

/** A search engine's crawl of the site: every link, picture and preview of the server's HTML. */
async function walk(origin: string, mostOfAKind: number) {
  const parts = await addressesIn(origin, '/sitemap.xml')
  const listed = (await Promise.all(parts.map((part) => addressesIn(origin, part)))).flat()
  const { pages, faults } = await crawl(origin, { mostOfAKind, from: listed })
  return { listed, pages, faults }
}

test('no link, picture or preview of the whole site is broken, and the sitemap says the truth', async ({
  product,
}) => {
  test.setTimeout(120_000 * pace)
  const { listed, pages, faults } = await walk(product.origin, 3)
  expect(faults).toEqual([])
  expect(pages.length).toBeGreaterThan(100)
  // An address in the sitemap is not hidden from search engines, and is its own canonical address.
  const hidden = pages
    .filter(({ path }) => listed.includes(path))
    .filter((page) => page.isHidden || page.canonical !== product.origin + page.path)
  expect(hidden).toEqual([])
})

test('and so are all 604 pages of the mushaf, 700 verses and their previews', {
  tag: '@long',
}, async ({ product }) => {
  test.setTimeout(900_000 * pace)
  const { pages, faults } = await walk(product.origin, 700)
  expect(faults).toEqual([])
  expect(pages.length).toBeGreaterThan(1_600)
})

test('a crawl that meets a dead link, a wrong fragment and a page without a head says so', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('about:blank')
  const { createServer } = await import('node:http')
  const documents: Record<string, string> = {
    '/': '<html lang="id"><title>Beranda</title><h1>a</h1><a href="/tidak-ada">x</a><a href="/lain#sini">y</a>',
    '/lain': '<html lang="id"><title>Lain lagi</title><meta name="robots" content="noindex">',
  }
  const server = createServer((request, response) => {
    const html = documents[request.url ?? '']
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html ?? '')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const { faults } = await crawl(`http://127.0.0.1:${port}`, { mostOfAKind: 8 })
  server.close()
  expect(faults).toEqual(
    expect.arrayContaining([
      '/ leads to /tidak-ada, which answers 404',
      '/ leads to /lain#sini, which is not there',
      '/lain: an h1',
      '/: a preview',
    ]),
  )
})
