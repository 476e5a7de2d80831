import { addressesIn, crawl } from '#tests/screens/crawl.ts'
import { expect, pace, test } from '../journey.ts'

test('all 604 pages of the mushaf, 700 verses and their previews lead nowhere that is broken', {
  tag: '@night',
}, async ({ product }) => {
  test.setTimeout(900_000 * pace)
  const parts = await addressesIn(product.origin, '/sitemap.xml')
  const listed = (await Promise.all(parts.map((part) => addressesIn(product.origin, part)))).flat()
  const { pages, faults } = await crawl(product.origin, { mostOfAKind: 700, from: listed })
  expect(faults).toEqual([])
  expect(pages.length).toBeGreaterThan(1_600)
})
