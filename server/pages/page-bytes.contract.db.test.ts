import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { joinVerseEnds } from '#features/quran/text/verse-ends.ts'
import { type VerseTexts, versesFrom } from '#features/quran/columns.ts'
import { juzPage, surahPage } from '#features/quran/page.server.ts'
import { findReciter } from '#features/quran/audio/reciters.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { juzWire, surahWire } from '#features/quran/wire.server.ts'
import { openApp } from '#tests/server/app.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { PageCache } from '../cache/page-cache.ts'
import { ensureWebBuild, webBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

/** The most bytes of style a first view may load, packed (DESIGN of the page's weight: docs/domain/speed.md). */
const MOST_STYLE = 12 * 1024
/** The most bytes of surah 2 for each byte of its text, without sound and before any script. */
const MOST_PER_TEXT = 2.4
/** The most bytes of a page of texts without pictures and scripts: markup, style and font. */
const MOST_PLAIN = 60_000

/** What a page may load before somebody does something. */
async function openVisit() {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  // Nothing fits, so nothing is packed a second time behind the tests.
  const { app } = await openApp(ctx, new PageCache(() => 0, { limitBytes: 1 }))
  return {
    config: ctx.config,
    async html(address: string): Promise<string> {
      const response = await app.request(address, undefined, {
        incoming: { socket: { remoteAddress: '203.0.113.7' } },
      })
      expect(response.status, address).toBe(200)
      return response.text()
    },
  }
}

const screens = [
  '/',
  '/program',
  '/campaign/sumur-desa',
  '/donasi-sekarang/sumur-desa',
  '/wakaf',
  '/sedekah',
  '/zakat',
  '/zakatcalculator',
  '/zakatcalculator/zakatemas',
  '/zakatcalculator/zakatfitrah',
  '/calendar',
  '/ramadhan',
  '/news',
  '/asrama',
  '/search',
  '/alquran',
  '/surat/2',
  '/juz/30',
  '/halaman/3',
  '/ayat/2/255',
  '/yasin-tahlil',
  '/verse-search',
  '/unduhan',
  '/account',
  '/register',
  '/mydonation',
  '/pusat-bantuan',
  '/verifikasi',
]

test('every screen loads one Latin font, the Arabic one only for Arabic, and little style', {
  tags: 'night',
}, async () => {
  const { html } = await openVisit()
  for (const at of screens) {
    const page = await html(at)
    // A browser would open each as a document of its own, within the task that reads the page.
    expect(page, at).not.toContain('data:image/svg')
    const styles = linked(page, 'stylesheet')
    expect(styles.filter(isOfScreens), at).toHaveLength(1)
    const sheets = styles.map((href) => fileOf(href).toString())
    expect(sum(sheets.map(packed)), at).toBeLessThanOrEqual(MOST_STYLE)

    const words = textOf(page)
    const fonts = fontsFor(words, sheets.join(''))
    const hasArabic = /[\u0600-\u06FF]/.test(words)
    expect(fonts.map(nameOf), at).toEqual(
      hasArabic ? ['amanah-arab', 'amanah-latin'] : ['amanah-latin'],
    )
    const preloaded = linked(page, 'preload').filter((href) => href.endsWith('.woff2'))
    expect(
      preloaded.filter((href) => !fonts.includes(href)),
      at,
    ).toEqual([])

    const files = sum(sheets.map(packed)) + sum(fonts.map((font) => fileOf(font).length))
    if (!hasArabic) expect(packed(page) + files, at).toBeLessThanOrEqual(MOST_PLAIN)
  }
})

test('a long page has its verses in their places, in parts that React takes over one by one', {
  tags: 'night',
}, async () => {
  const { html } = await openVisit()
  for (const at of ['/surat/2', '/juz/30']) {
    const page = await html(at)
    const list = /<ol data-verses=""[\s\S]*?<\/ol>/.exec(page)?.[0] ?? ''
    const parts = list.split('<!--$-->').map((part) => part.split('data-verse=""').length - 1)
    expect(Math.max(...parts), at).toBeGreaterThan(0)
    expect(Math.max(...parts), at).toBeLessThanOrEqual(12)
    // React moves what it sends later out of a hidden place, which needs a script.
    expect(page, at).not.toMatch(/<template|<div hidden="" id="S:/)
  }
})

test('surah 2 with its style and fonts is little more than its text', {
  tags: 'night',
}, async () => {
  const { html, config } = await openVisit()
  const page = await html('/surat/2')
  const sheets = linked(page, 'stylesheet').map((href) => fileOf(href).toString())
  const fonts = fontsFor(textOf(page), sheets.join(''))
  const ours =
    packed(page) + sum(sheets.map(packed)) + sum(fonts.map((font) => fileOf(font).length))
  const texts = surahPage(config, 2)?.texts as VerseTexts
  const floor = packed(JSON.stringify([texts.teksArab, texts.teksLatin, texts.teksIndonesia]))
  expect(ours / floor).toBeLessThanOrEqual(MOST_PER_TEXT)
})

test('the verses drawn on every surah and juz are the source, and so is what the script reads from them', async () => {
  const { html, config } = await openVisit()
  const quran = openQuran(config)
  const reciter = findReciter(config.audioSource)
  if (!reciter) throw new Error('no voice')
  for (const surah of quran.listSurahs()) {
    const { surah_details: source } = surahWire(quran, surah, reciter)
    const texts = drawnTexts(await html(`/surat/${surah.number}`))
    expect(texts.teksArab, surah.name).toEqual(source.map(({ teksArab }) => teksArab))
    const places = surahPage(config, surah.number)?.data.places
    const read = places && versesFrom(places, texts)
    expect(read, surah.name).toMatchObject(source)
  }
  for (const juz of quran.listJuz()) {
    const texts = drawnTexts(await html(`/juz/${juz.number}`))
    const places = juzPage(config, juz.number)?.data.places
    const source = juzWire(quran, juz, reciter)
    expect(places && versesFrom(places, texts), `juz ${juz.number}`).toEqual(source)
  }
})

/** The texts of the verses as a browser reads them from the page (app/site/quran/page-texts.ts). */
function drawnTexts(page: string): VerseTexts {
  const rows = page.match(/<li [^>]*data-verse=""[\s\S]*?<\/li>/g) ?? []
  const within = (row: string, opening: RegExp) => {
    const found = new RegExp(`<p ${opening.source}[^>]*>([\\s\\S]*?)</p>`).exec(row)
    return found ? joinVerseEnds(plainText(found[1] as string)) : null
  }
  return {
    teksArab: rows.map((row) => within(row, /lang="ar"/) ?? ''),
    teksLatin: rows.map((row) => within(row, /data-latin=""/)),
    teksIndonesia: rows.map((row) => within(row, /data-arti=""/) ?? ''),
  }
}

function linked(page: string, rel: string): string[] {
  return (page.match(/<link [^>]*>/g) ?? [])
    .filter((tag) => tag.includes(`rel="${rel}"`))
    .flatMap((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? [])
}

function isOfScreens(href: string): boolean {
  return ['reading', 'browsing', 'account'].includes(nameOf(href))
}

/** '/assets/amanah-latin-Biaw7kbX.woff2' → 'amanah-latin' */
function nameOf(href: string): string {
  return path.basename(href).replace(/-[\w-]{8}\.\w+$/, '')
}

function fileOf(href: string): Buffer {
  return readFileSync(path.join(webBuild.client, href))
}

function textOf(page: string): string {
  const body = page.slice(page.indexOf('<body'))
  return plainText(body.replaceAll(/<script[\s\S]*?<\/script>/g, ''))
}

function plainText(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** The font files a browser loads for a text: for each character the last face whose range holds it. */
function fontsFor(text: string, css: string): string[] {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const [, file] = /url\("?([^")]+\.woff2)"?\)/.exec(face) ?? []
    const ranges = [...face.matchAll(/U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/gi)].map(
      ([, from = '', to]) => {
        const last = to ?? from.replaceAll('?', 'F')
        return [from.replaceAll('?', '0'), last].map((code) => Number.parseInt(code, 16))
      },
    )
    const family = /font-family:\s*"?([^;"]+)/.exec(face)?.[1] ?? ''
    return file ? [{ file, family, ranges: ranges as [number, number][] }] : []
  })
  const needed = new Set<string>()
  for (const letter of new Set(text)) {
    const code = letter.codePointAt(0) ?? 0
    const isArabic = code >= 0x600
    const face = faces.findLast(
      ({ family, ranges }) =>
        isArabic === /Arab/.test(family) && ranges.some(([from, to]) => from <= code && code <= to),
    )
    if (face) needed.add(face.file)
  }
  return [...needed].sort()
}

const packedSizes = new Map<string, number>()

function packed(text: string): number {
  const size = packedSizes.get(text) ?? brotliCompressSync(text).length
  packedSizes.set(text, size)
  return size
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
