/** An address on the site from '/', and when what stands there last changed, where that is known. */
export type SitemapEntry = { path: string; changedAt?: Date }

/** The parts of the sitemap, each a file of its own. */
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

/** Screens with one address that everybody may find; those that are one person's own are not among them. */
export const foundScreens = [
  '/',
  '/program',
  '/wakaf',
  '/sedekah',
  '/zakat',
  '/zakatcalculator',
  '/zakatcalculator/zakatemas',
  '/zakatcalculator/zakatperak',
  '/zakatcalculator/zakatperhiasan',
  '/zakatcalculator/zakatpenghasilan',
  '/zakatcalculator/zakatsimpananuang',
  '/zakatcalculator/zakatfitrah',
  '/alquran',
  '/yasin-tahlil',
  '/verse-search',
  '/unduhan',
  '/news',
  '/asrama',
  '/pusat-bantuan',
  '/calendar',
  '/ramadhan',
  '/about',
  '/disclaimer',
  '/syarat-ketentuan',
  '/kebijakan-privasi',
]

/** A part as https://www.sitemaps.org/protocol.html has it; `origin` has no slash at its end. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${address(origin, path)}</loc>${changed}</url>\n`
  })
  return document('urlset', urls)
}

/** The list of the parts. */
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
