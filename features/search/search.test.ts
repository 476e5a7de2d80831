import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchText } from '#features/verse-search/open-search.server.ts'
import { buildSearch } from '#features/verse-search/search-index.ts'
import { readConfig } from '#platform/config.ts'
import { excerpt, withHighlights } from './excerpt.ts'
import { placeFor } from './places.ts'
import { rank } from './rank.ts'
import { cleanQuery, isTooShort, LONGEST_QUERY, listAddress, PAGE_SIZE } from './search.ts'
import { countsOf, sectionPage, sectionsOf } from './sections.ts'
import { buildSiteIndex, type SiteDocument } from './site-index.ts'
import { countableTerm } from './popular.server.ts'
import { versePart } from './verse-part.ts'

const now = new Date('2026-11-21T03:00:00Z')

function page(id: string, fields: Partial<SiteDocument>): SiteDocument {
  const empty = { keywords: '', summary: '', body: '' }
  return { kind: 'program', id, title: id, ...empty, publishedAt: null, endsAt: null, ...fields }
}

const documents = [
  page('sumur', { title: 'Wakaf sumur bor', summary: 'Air bersih untuk dusun.' }),
  page('beasiswa', {
    title: 'Beasiswa santri',
    body: 'Kitab, seragam, dan uang makan. '.repeat(30),
  }),
  page('kabar', { kind: 'berita', title: 'Sumur pertama mengalir', publishedAt: now.getTime() }),
  page('sandi', { kind: 'bantuan', title: 'Lupa kata sandi', keywords: 'password masuk akun' }),
  page('hitung', { kind: 'bantuan', title: 'Bagaimana wakaf sumur dihitung?' }),
  page('2', { kind: 'surat', title: 'Al-Baqarah', summary: 'Sapi betina' }),
]
const site = buildSiteIndex(documents)
const quran = buildSearch(searchText(readConfig({})))

function find(q: string) {
  const ranking = rank(site, q, now)
  const query = { q, tab: 'semua', page: 1, limit: PAGE_SIZE } as const
  const sections = sectionsOf(ranking, { verses: versePart(quran, q), query })
  return { ranking, sections, items: sections.flatMap((section) => sectionPage(section, query)) }
}

test('no text whatever makes it fail, and what it finds is there', { tags: 'night' }, () => {
  const known = new Set(documents.map(({ id }) => id))
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          'sumur',
          'wakaf',
          'beasiwa',
          'al',
          'baqarah',
          '2:',
          '255',
          '"',
          'dan',
          '%',
          '\u0000',
        ),
      )
      .map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(anything, (typed) => {
      const q = cleanQuery(typed)
      expect(Array.from(q).length).toBeLessThanOrEqual(LONGEST_QUERY)
      expect(q.isWellFormed()).toBe(true)
      expect(cleanQuery(q)).toBe(q)
      expect(new URL(listAddress({ q }), 'http://x').searchParams.get('q')).toBe(q)
      const { ranking, sections } = find(q)
      for (const { document } of ranking.hits) expect(known.has(document.id)).toBe(true)
      const counts = countsOf(sections)
      expect(counts.semua).toBe(
        counts.program +
          counts.berita +
          counts.surat +
          counts.ayat +
          counts.bantuan +
          counts.asrama,
      )
      expect(find(q).items).toEqual(find(q).items)
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['  sumur \n bor ', 'sumur bor'],
  ['su\u0000mur\u200b bor', 'su mur bor'],
  ['e\u0301', 'é'],
  ['\ud800sumur', '\ufffdsumur'],
  ['😀'.repeat(200), '😀'.repeat(100)],
])('%j is looked for as %j', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query)
})

test.each([
  ['', false],
  ['a', true],
  ['..a', true],
  ['??', true],
  ['ab', false],
  ['20', false],
  ['ال', false],
])('that %j is too short is %s', (query, isShort) => {
  expect(isTooShort(query)).toBe(isShort)
})

test.each([
  ['sumur', ['program', 'berita', 'ayat']],
  ['lupa kata sandi', ['bantuan']],
  ['password', ['bantuan']],
  ['al baqarah', ['surat', 'ayat']],
  ['2:255', ['ayat']],
  ['juz 30', ['ayat']],
  ['ayat kursi', ['ayat']],
])('“%s” is answered by %j, in this order', (q, kinds) => {
  const order = find(q).sections.map(({ kind }) => kind)
  expect(order.filter((kind) => kinds.includes(kind))).toEqual(kinds)
})

test('a name with a wrong letter is a surah only where nothing else was found', () => {
  expect(find('sumu').sections.map(({ kind }) => kind)).not.toContain('surat')
  expect(find('al bakoroh').sections[0]).toMatchObject({ kind: 'surat' })
})

test('the words are marked in every form, and a long text is cut around them', () => {
  const ranking = rank(site, 'makan', now)
  const marker = { ...ranking, stem: site.stem }
  const title = withHighlights('Makanan untuk yang memakannya', marker)
  expect(title.marks.map(([from, to]) => title.text.slice(from, to))).toEqual([
    'Makanan',
    'memakannya',
  ])
  const { text, marks } = excerpt(documents[1] as SiteDocument, marker)
  expect(text.length).toBeLessThan(200)
  expect(marks.length).toBeGreaterThan(2)
  for (const [from, to] of marks) expect(text.slice(from, to)).toBe('makan')
})

test.each([
  ['Wakaf  SUMUR', 'wakaf sumur'],
  ['sumur', 'sumur'],
  ['sumur budi', undefined],
  ['0812 3456 7890', undefined],
  ['sumur@contoh.id', undefined],
  ['www.sumur.id', undefined],
  ['dan yang', undefined],
  ['sumur wakaf bor air bersih dusun', undefined],
])('%j is counted as %j', (q, term) => {
  expect(countableTerm(q, { site, isWord: () => false })).toBe(term)
})

test.each([
  ['kalkulator zakat', '/zakatcalculator'],
  ['menghitung zakat penghasilan', '/zakatcalculator/zakatpenghasilan'],
  ['jadwal sholat jakarta', '/waktu-salat'],
  ['imsakiyah', '/ramadhan'],
  ['tahlil', '/yasin-tahlil'],
  ['saya sudah bayar', '/pusat-bantuan/belum-terkonfirmasi'],
  ['tentang kami', '/about'],
  ['wakaf', '/wakaf'],
  ['wakaf sumur', undefined],
  ['zakat', undefined],
  ['donasi', undefined],
  ['sumur', undefined],
])('“%s” names the screen %s', (query, address) => {
  expect(placeFor(site, query)?.address).toBe(address)
})

test('a screen is offered before its name is typed out', () => {
  expect(placeFor(site, 'kalku', true)?.address).toBe('/zakatcalculator')
  expect(placeFor(site, 'jadwal sala', true)?.address).toBe('/waktu-salat')
  expect(placeFor(site, 'kal', true)).toBeNull()
  expect(placeFor(site, 'kalku')).toBeNull()
})

test('who asks something is answered by help first', () => {
  const order = (q: string) => find(q).sections.map(({ kind }) => kind)
  expect(order('wakaf sumur')[0]).toBe('program')
  expect(order('bagaimana wakaf sumur')[0]).toBe('bantuan')
})
