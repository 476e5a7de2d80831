import { beforeAll, expect, test } from 'vitest'
import { verseKey } from '#features/quran/verse-key.ts'
import { readConfig } from '#platform/config.ts'
import { type AskedQuery, askedQueries } from './asked-queries.ts'
import { openSearch } from './open-search.server.ts'
import { search } from './search.ts'
import type { Search } from './search-index.ts'
import { searchWire } from './wire.ts'

let index: Search
beforeAll(async () => {
  index = await openSearch(readConfig({}))
})

function shareAnswered(queries: readonly AskedQuery[]): number {
  const missed = queries.filter(({ typed, accepted }) => {
    const first = search(index, typed).found.slice(0, 3)
    return !first.some(({ verse }) => accepted.includes(verseKey(index.text.verses[verse]!)))
  })
  console.log(
    `${queries.length} asked, missed: ${missed.map(({ typed }) => typed).join(', ') || 'none'}`,
  )
  return 1 - missed.length / queries.length
}

test('as people ask in Indonesian, 93 in a hundred have an accepted verse among the first three', () => {
  expect(shareAnswered(askedQueries.indonesian)).toBeGreaterThanOrEqual(0.93)
})

test('as people ask in English, three quarters have one', () => {
  expect(shareAnswered(askedQueries.english)).toBeGreaterThanOrEqual(0.75)
})

test('an English query tells with which Indonesian words it was searched', () => {
  const { catatan, data } = searchWire(index, { q: 'be kind to parents', halaman: 1, batas: 5 })
  expect(catatan).toBe('Dicari dalam bahasa Indonesia: “berbakti kepada orang tua”.')
  expect(data[0]).toMatchObject({ surahId: 17, nomorAyat: 23, cocok: 'topik' })
})

test.each([
  'man yattaqillah',
  'la ilaha illa',
  'iman',
  'surga',
  'ayat kursi',
  'sabar dan salat',
  'in ajriya',
])('what is no English stays as it is typed: %s', (typed) => {
  expect(search(index, typed).translated).toBeNull()
})

test.each([
  ['hukum ghibahin orang', '49:12'],
  ['pacaran boleh ga dalam islam', '17:32'],
  ['ngerayain ulang tahun', '103:1'],
])('everyday endings and a name among other words are read: %s', (typed, key) => {
  const first = search(index, typed).found.slice(0, 3)
  expect(first.map(({ verse }) => verseKey(index.text.verses[verse]!))).toContain(key)
})

test('what bans the drink comes before the drinks of paradise', () => {
  const places = search(index, 'larangan minum khamar').found.map(({ verse }) =>
    verseKey(index.text.verses[verse]!),
  )
  expect(['5:90', '2:219', '5:91']).toContain(places[0])
})
