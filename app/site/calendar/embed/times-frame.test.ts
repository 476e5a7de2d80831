import { expect, test } from 'vitest'
import { framedPlace, timesFrame } from './times-frame.ts'
import { timesSnippet } from './times-snippet.ts'

const site = { origin: 'https://contoh.id', institution: { name: 'A & <b>' } }
type Shown = Parameters<typeof timesFrame>[0]
const at = (now: string) => ({ config: site, now: () => new Date(now) }) as Shown
const placeOf = (query: string) => framedPlace(new URLSearchParams(query))

test('a frame tells the day of its own place, links there, and asks again at its midnight', () => {
  const merauke = placeOf('kota=merauke')
  if (!merauke) throw new Error('no place')
  // 23.59 WIB is 01.59 of the next day in Merauke.
  const frame = timesFrame(at('2026-11-28T16:59:00Z'), merauke)
  expect(frame.body).toContain('<p>Minggu, 29 November 2026, WIT</p>')
  expect(frame.body.match(/<dt>/g)).toHaveLength(8)
  expect(frame.body).toContain('A &amp; &lt;b&gt;')
  expect(frame.renewAfter).toBe((22 * 60 + 1) * 60)
  expect(frame.canonical).toBe('https://contoh.id/waktu-salat?kota=merauke')
})

test.each([
  ['', 'Jakarta'],
  ['kota=Kab.%20Bandung', 'Soreang, Kab. Bandung'],
  ['kota=kec-jatinangor-sumedang', 'Kec. Jatinangor, Kab. Sumedang'],
  ['kota=', undefined],
  ['kota=atlantis', undefined],
  // Several districts; several places; none of ours.
  ['kota=sukajadi', undefined],
  ['kota=jakarta&kota=bandung', undefined],
  ['kota=%3Cscript%3E', undefined],
  [`kota=${'a'.repeat(9_000)}`, undefined],
])('?%s frames %s', (query, name) => {
  expect(placeOf(query)?.name).toBe(name)
})

test('what another site copies is one frame, of a listed place or of a district', () => {
  const snippet = timesSnippet({ code: 'kec-ra-as-sumenep', name: "Kec. Ra'as" }, site.origin)
  expect(snippet).toMatch(
    /^<iframe src="https:\/\/contoh\.id\/sematan\/waktu-salat\?kota=kec-ra-as-sumenep" title="Waktu salat Kec\. Ra'as" /,
  )
})
