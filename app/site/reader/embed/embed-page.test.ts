import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { embedDocument, type EmbedTheme } from '#app/site/sharing/embed/embed-document.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { verseTextWire } from '#features/quran/wire.server.ts'
import { embedPage } from './embed-page.ts'
import { embedSnippet } from './embed-snippet.ts'

const surah = openQuran({ quranSource: 'kemenag' }).findSurah(2)
const found = surah?.verses[254]
if (!surah || !found) throw new Error('there is no verse 2:255')
const verse = { surahId: 2, namaLatin: 'Al-Baqarah', nomorAyat: 255, ...verseTextWire(found) }
const shown = {
  verse,
  origin: 'https://contoh.id',
  institution: 'A & <b>',
  font: '/assets/a.woff2',
}
const shownIn = (theme: EmbedTheme) => embedDocument(embedPage(shown), theme)

test('the frame of a verse is small, may be framed by all, and allows only its own style and font', () => {
  const { html, policy } = shownIn(null)
  const css = /<style>(.*)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(css).digest('base64')
  expect(policy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  )
  expect(html).not.toMatch(/<script|<img|\son\w+=|style="/)
  expect(html).toContain('A &amp; &lt;b&gt;')
  expect(Buffer.byteLength(html)).toBeLessThan(4_096)
})

test('a frame follows the system unless its address says a look', () => {
  expect(shownIn(null).html).toContain('prefers-color-scheme:dark')
  expect(shownIn('gelap').html).toContain(':root{color-scheme:dark')
  expect(shownIn('terang').html).not.toContain('#15201b')
})

test('what another site copies is one frame with a name, without script', () => {
  const snippet = embedSnippet(verse, 'https://contoh.id')
  expect(snippet).toMatch(
    /^<iframe src="https:\/\/contoh\.id\/sematan\/ayat\/2\/255" title="QS Al-Baqarah \[2\]: 255" /,
  )
  expect(snippet).toMatch(/ loading="lazy" referrerpolicy="no-referrer"><\/iframe>$/)
})
