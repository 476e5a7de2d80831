import { beforeAll, expect, test } from 'vitest'
import { verseKey } from '#features/quran/verse-key.ts'
import { readConfig } from '#platform/config.ts'
import { topicQueries } from '#tests/quran/search-queries.ts'
import { notNamed, notNamedEntries } from '../words/not-named.ts'
import { openSearch } from '../open-search.server.ts'
import { search } from '../search.ts'
import type { Search } from '../search-index.ts'
import { topicTable } from './topics.ts'
import { searchWire } from '../wire.ts'
import { wordsOf } from '../words/words.ts'

let index: Search
beforeAll(async () => {
  index = await openSearch(readConfig({}))
})

function placeOf(verse: number): string {
  return verseKey(index.text.verses[verse] ?? { surah: 0, ayah: 0 })
}

function firstThree(typed: string): string[] {
  return search(index, typed)
    .found.slice(0, 3)
    .map(({ verse }) => placeOf(verse))
}

test('of queries by topic 95 in a hundred have an accepted verse among the first three', {
  tags: 'night',
}, () => {
  const missed = topicQueries.filter(({ typed, accepted }) => {
    return !firstThree(typed).some((place) => accepted.includes(place))
  })
  const share = 1 - missed.length / topicQueries.length
  console.log(
    `topic queries answered: ${(share * 100).toFixed(1)} % of ${topicQueries.length}; missed: ` +
      (missed.map(({ typed }) => typed).join(', ') || 'none'),
  )
  expect(share).toBeGreaterThanOrEqual(0.95)
})

test('the table has 150 topics of three to seven verses, each name leads to its own topic alone', () => {
  const full = topicTable.filter(({ verses }) => verses.length >= 3)
  expect(full.length).toBeGreaterThanOrEqual(150)
  expect(topicTable.filter(({ verses }) => verses.length > 7)).toEqual([])
  const names = topicTable.flatMap((topic) => topic.names.map((name) => name.toLowerCase()))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const known = new Set(index.text.verses.map((_, verse) => placeOf(verse)))
  const verses = [...topicTable, ...notNamedEntries].flatMap((topic) => topic.verses)
  expect(verses.filter((verse) => !known.has(verse))).toEqual([])
  for (const topic of topicTable) {
    expect(new Set(topic.verses).size).toBe(topic.verses.length)
  }
})

test('the title of every topic leads to its verses', () => {
  const lost = topicTable.filter(({ names: [title = ''], verses }) => {
    return !firstThree(title).some((place) => verses.includes(place))
  })
  expect(lost.map(({ names }) => names[0])).toEqual([])
})

test.each([
  ['syukur', 'bersyukur'],
  ['sabar', 'bersabarlah'],
  ['infak', 'menginfakkan'],
  ['dusta', 'mendustakan'],
  ['adil', 'keadilan'],
  ['khianat', 'berkhianat'],
  ['tobat', 'bertobat'],
])('%s and %s find the same verses', (root, form) => {
  const [one, other] = [root, form].map((typed) => {
    const { found } = search(index, typed, { field: 'indonesian' })
    return found.filter(({ match }) => match !== 'synonym').map(({ verse }) => verse)
  })
  expect(one?.length).toBeGreaterThan(3)
  expect(new Set(one)).toEqual(new Set(other))
})

test('what the Quran does not name stands in no verse outside the brackets of the translation', () => {
  const texts = index.text.verses.map(({ indonesian }) => indonesian.replace(/\([^)]*\)/g, ' '))
  const held = new Set(texts.flatMap((text) => wordsOf(text).map((word) => word.text)))
  const wrong = notNamedEntries.filter(({ names }) =>
    names.some((name) => {
      const words = wordsOf(name).map((word) => word.text)
      return words.length === 1 && held.has(words[0] as string)
    }),
  )
  expect(wrong.map(({ names }) => names)).toEqual([])
})

test.each([
  ['dajal', 'Al-Qur’an tidak menyebut dajal. Kabarnya ada dalam hadis.'],
  ['hukum merokok', 'Al-Qur’an tidak menyebut merokok.'],
  ['apa itu asuransi', 'Al-Qur’an tidak menyebut asuransi.'],
  ['wayang kulit', 'Al-Qur’an tidak menyebut wayang kulit.'],
  ['imam mahdi', 'Al-Qur’an tidak menyebut Imam Mahdi.'],
  ['bolehkah saya investasi', 'Al-Qur’an tidak menyebut investasi.'],
  ['xyzzy', 'Terjemahan Al-Qur’an tidak memuat kata “xyzzy”.'],
])('%s is said not to be named', (q, words) => {
  const { catatan } = searchWire(index, { q, halaman: 1, batas: 5 })
  expect(catatan).toContain(words)
})

test('beside what is not named stand the verses that are near', () => {
  const { data } = searchWire(index, { q: 'dajal', halaman: 1, batas: 5 })
  expect(data[0]).toMatchObject({ surahId: 27, nomorAyat: 82, cocok: 'dekat' })
  expect(notNamed('sabar')).toBeUndefined()
})

test.each([
  ['kegelapam', 'kegelapan'],
  ['sabbar', 'sabar'],
  ['syukor', 'syukur'],
  ['jilbap', 'jilbab'],
  ['petunjux', 'petunjuk'],
  ['malaikt', 'malaikat'],
  ['surgaa', 'surga'],
  ['mujadilhah', 'mujadalah'],
])('a slip is never taken silently: %s was meant as %s', (typed, meant) => {
  expect(search(index, typed).suggestion).toBe(meant)
})

test('no verse matches by a slip unless the meant words are named, and a right word has none', {
  tags: 'night',
}, () => {
  for (const { typed } of topicQueries) {
    expect([typed, search(index, typed).suggestion]).toEqual([typed, null])
  }
  for (const typed of ['kegelapam', 'robbana atinaa fiduna hasanah', 'الحمد لله رب العلميم']) {
    const { found, suggestion } = search(index, typed)
    expect(found.some(({ match }) => match === 'slip')).toBe(suggestion !== null)
  }
})

test.each([
  ['kursi', '2:255'],
  ['seribu dinar', '65:2'],
  ['mubahalah', '3:61'],
  ['syifa', '9:14'],
  ['sapu jagat', '2:201'],
])('a verse with a name needs no “ayat” before it: %s', (typed, place) => {
  const { jump } = search(index, typed)
  expect(jump?.kind).toBe('named')
  expect(firstThree(typed)).toContain(place)
})

test.each([
  ['sesudah kesulitan itu ada kemudahan', '94:5'],
  ['maka nikmat Tuhan kamu yang manakah yang kamu dustakan', '55:13'],
  ['yang menguasai hari pembalasan', '1:4'],
  ['tunjukilah kami jalan yang lurus', '1:6'],
  ['sembahyang itu mencegah perbuatan keji dan mungkar', '29:45'],
  ['boleh jadi kamu membenci sesuatu padahal ia amat baik bagimu', '2:216'],
  ['tiap-tiap yang berjiwa akan merasakan mati', '3:185'],
])('an older wording leads to its verse: %s', (typed, place) => {
  expect(
    search(index, typed)
      .found.slice(0, 8)
      .map(({ verse }) => placeOf(verse)),
  ).toContain(place)
})

test('a topic is told only where its verses are shown', () => {
  expect(search(index, 'sabar').topic).toBe('Sabar')
  expect(search(index, 'sabar', { surah: 112 })).toMatchObject({ found: [], topic: null })
  expect(search(index, 'sabar', { field: 'latin' }).topic).toBeNull()
})
