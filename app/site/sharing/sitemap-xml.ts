import { calculatorPages, calculatorPath } from '#features/zakat/zakat.ts'

/** A path on the site, and the time of its last change where known. */
export type SitemapEntry = { path: string; changedAt?: Date }

/** The parts of the sitemap, one file each. */
export const sitemapParts = [
  'halaman',
  'program',
  'kabar',
  'bantuan',
  'asrama',
  'quran',
  'ayat',
] as const
export type SitemapPart = (typeof sitemapParts)[number]

/** Public screens with a fixed address. Personal screens are not listed. */
export const foundScreens = [
  '/',
  '/program',
  '/wakaf',
  '/sedekah',
  '/donasi-rutin',
  '/zakat',
  '/zakatcalculator',
  ...calculatorPages.map(calculatorPath),
  '/alquran',
  '/khatam',
  '/khatam/bersama',
  '/hafalan',
  '/doa',
  '/doa/asmaul-husna',
  '/yasin-tahlil',
  '/verse-search',
  '/unduhan',
  '/news',
  '/asrama',
  '/pusat-bantuan',
  '/waktu-salat',
  '/calendar',
  '/ramadhan',
  '/about',
  '/laporan',
  '/disclaimer',
  '/kredit',
  '/lisensi',
  '/syarat-ketentuan',
  '/kebijakan-privasi',
]

/** A part in the format of https://www.sitemaps.org/protocol.html; `origin` has no trailing slash. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${address(origin, path)}</loc>${changed}</url>\n`
  })
  return document('urlset', urls)
}

export function sitemapIndexXml(origin: string): string {
  const parts = sitemapParts.map(
    (part) => `<sitemap><loc>${address(origin, `/sitemap/${part}.xml`)}</loc></sitemap>\n`,
  )
  return document('sitemapindex', parts)
}

function document(name: string, lines: string[]): string {
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${space}">\n${lines.join('')}</${name}>\n`
}

function address(origin: string, path: string): string {
  return new URL(path, `${origin}/`).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
