import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { foundScreens, sitemapIndexXml, sitemapParts, sitemapXml } from './sitemap-xml.ts'

/** Personal screens, donation screens, developer tools and search results: they belong in no sitemap. */
const nobodyLooksFor =
  /^(dev\/|kelola$|register$|forgot-password$|account$|mydonation$|verifikasi$|search\b|pusat-bantuan\/(belum-terkonfirmasi|pengaduan)$)/

test('every screen with one address is in the sitemap, or is one that nobody looks for', () => {
  const known = routes as { path?: string; file: string }[]
  const screens = known
    .filter(({ path = '', file }) => file.endsWith('.tsx') && !/[:*]/.test(path))
    .map(({ path = '' }) => path)
    .filter((path) => !nobodyLooksFor.test(path))
  expect(foundScreens.toSorted()).toEqual(screens.map((path) => `/${path}`).toSorted())
})

test('a part names whole addresses, and the day of change only where one is known', () => {
  const xml = sitemapXml('https://amanah.contoh', [
    { path: '/', changedAt: new Date('2026-03-01T02:03:04Z') },
    { path: "/category/air-bersih?a=1&b='2'" },
  ])
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://amanah.contoh/</loc><lastmod>2026-03-01T02:03:04.000Z</lastmod></url>\n' +
      '<url><loc>https://amanah.contoh/category/air-bersih?a=1&amp;b=%272%27</loc></url>\n' +
      '</urlset>\n',
  )
})

test('the list of the parts names each of them', () => {
  const xml = sitemapIndexXml('https://amanah.contoh')
  for (const part of sitemapParts) {
    expect(xml).toContain(`<loc>https://amanah.contoh/sitemap/${part}.xml</loc>`)
  }
})
