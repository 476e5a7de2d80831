import { expect, test } from 'vitest'
import { queryIn, searchAddress } from './search-address.ts'

test.each([
  ['q=sabar', { q: 'sabar', halaman: 1, batas: 20 }],
  [
    'q=+sabar+&surat=2&juz=1&teks=arti&halaman=3',
    { q: 'sabar', surat: 2, juz: 1, teks: 'arti', halaman: 3 },
  ],
  [
    'surat=115&juz=abc&teks=x&halaman=-1',
    { q: '', surat: undefined, juz: undefined, teks: undefined, halaman: 1 },
  ],
  [`q=${'a'.repeat(300)}`, { q: 'a'.repeat(200) }],
])('the address ?%s asks for %j', (address, asked) => {
  expect(queryIn(new URLSearchParams(address))).toMatchObject(asked)
})

test('an address names what is set and nothing else, and asks for the same again', () => {
  const query = { q: 'الرحمن & co', surat: 55, juz: undefined, halaman: 1 }
  const address = searchAddress(query)
  expect(address).toMatch(/^\/verse-search\?q=[^&]+&surat=55$/)
  expect(queryIn(new URL(address, 'http://x').searchParams)).toMatchObject({
    q: query.q,
    surat: 55,
  })
  expect(searchAddress({ q: '' })).toBe('/verse-search')
})
