import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { openSearch } from './open-search.server.ts'
import { search } from './search.ts'
import type { Search } from './search-index.ts'
import type { Filters } from './types.ts'

let index: Search
beforeAll(async () => {
  index = await openSearch(readConfig({}))
})

function places(typed: string, filters?: Filters): string[] {
  return search(index, typed, filters).found.map(({ verse }) => placeOf(verse))
}

function placeOf(verse: number): string {
  const { surah, ayah } = index.text.verses[verse] ?? { surah: 0, ayah: 0 }
  return `${surah}:${ayah}`
}

test.each([
  ['alhamdulilah', '1:2'],
  ['alhamdulillahi robbil alamin', '1:2'],
  ['bismilah', '1:1'],
  ['bismillahirohmanirohim', '1:1'],
  ['qul huallah', '112:1'],
  ['qulhu allahu ahad', '112:1'],
  ['laa ilaha illallah', '37:35'],
  ['iyyaka na’budu waiyyaka nastain', '1:5'],
  ['ihdinas shirotol mustaqim', '1:6'],
  ['inna lillahi wa inna ilaihi rojiun', '2:156'],
  ['innalillahi wainnailaihi rojiun', '2:156'],
  ['kun fayakun', '2:117'],
  ['fabiayyi ala irobbikuma tukadziban', '55:13'],
  ['innallaha ma’ashobirin', '2:153'],
  ['robbana atina fiddunya hasanah', '2:201'],
  ['inna ma’al usri yusro', '94:6'],
  ['robbi zidni ilma', '20:114'],
  ['la yukallifullahu nafsan illa wus’aha', '2:286'],
  ['lakum dinukum waliyadin', '109:6'],
  ['hasbunallah wanikmal wakil', '3:173'],
  ['la tahzan innallaha maana', '9:40'],
  ['laqod jaakum rosulum min anfusikum', '9:128'],
  ['robbana hablana min azwajina', '25:74'],
  ['walaqod yassarnal quran', '54:17'],
  ['ya ayyuhal muzammil', '73:1'],
  ['tabbat yada abi lahabin', '111:1'],
  ['qul a’udzu birobbinnas', '114:1'],
  ['allahu la ilaha illa huwal hayyul qoyyum', '2:255'],
  ['wa ma arsalnaka illa rahmatal lil alamin', '21:107'],
  ['waman yattaqillaha yaj’al lahu makhroja', '65:2'],
  ['subhanalladzi asro bi’abdihi', '17:1'],
  ['la ikroha fiddin', '2:256'],
])('casual Latin: %s leads to %s', (typed, place) => {
  expect(places(typed).slice(0, 5)).toContain(place)
})

test.each([
  ['بسم الله الرحمن الرحيم', '1:1'],
  ['الحمد لله رب العالمين', '1:2'],
  ['إياك نعبد', '1:5'],
  ['قل هو الله احد', '112:1'],
  ['قُلْ هُوَ اللَّهُ أَحَدٌ', '112:1'],
  ['ان مع العسر يسرا', '94:6'],
  ['إن مع العسر يسرا', '94:6'],
  ['آمنوا بالله ورسوله', '4:136'],
  ['الله لا إله إلا هو الحي القيوم', '2:255'],
  ['كتب عليكم الصيام', '2:183'],
  ['أقيموا الصلاة', '2:43'],
  ['وآتوا الزكاة', '2:43'],
  ['الحياة الدنيا', '2:85'],
  ['كمشكاة فيها مصباح', '24:35'],
  ['وأحل الله البيع وحرم الربا', '2:275'],
  ['ملة إبراهيم', '2:130'],
  ['يا أيها المزمل', '73:1'],
  ['سيئاتهم', '3:195'],
  ['لا اكراه في الدين', '2:256'],
  ['فبأي آلاء ربكما تكذبان', '55:13'],
])('Arabic without signs: %s leads to %s', (typed, place) => {
  expect(places(typed)).toContain(place)
})

test.each([
  ['sabar dan salat', ['2:45', '2:153']],
  ['menafkahkan harta', ['4:34']],
  ['sholat', ['107:4']],
  ['shalat', ['107:4']],
  ['taqwa', ['7:26']],
  ['ramadhan', ['2:185']],
  ['sabaar', ['21:85']],
  ['kesulitan ada kemudahan', ['94:5', '94:6']],
  ['tidak ada paksaan dalam agama', ['2:256']],
  ['janganlah kamu mendekati zina', ['17:32']],
  ['ayat tentang riba', ['2:276', '3:130']],
  ['Maha Pengasih lagi Maha Penyayang', ['1:1', '1:3']],
  ['maha pemurah lagi maha penyayang', ['1:3']],
  ['kursi', ['2:255']],
])('Indonesian: %s leads to %j', (typed, expected) => {
  expect(places(typed).slice(0, 10)).toEqual(expect.arrayContaining(expected))
})

test('words as they stand come before their forms, and slips only when there is little else', () => {
  const { found, suggestion } = search(index, 'riba')
  const kinds = [...new Set(found.map(({ match }) => match))]
  expect(kinds).toEqual(['topic', 'exact', 'form'].filter((kind) => kinds.includes(kind as never)))
  expect(found.length).toBeLessThan(20)
  expect(suggestion).toBeNull()
  const slip = search(index, 'kegelapam')
  expect(slip.suggestion).toBe('kegelapan')
  expect(slip.found[0]?.match).toBe('slip')
})

test('an older wording leads to the verse that says most of it', () => {
  const { found } = search(index, 'sesudah kesulitan itu ada kemudahan')
  expect(
    found
      .slice(0, 2)
      .map(({ verse }) => placeOf(verse))
      .sort(),
  ).toEqual(['94:5', '94:6'])
  expect(found[0]?.match).toBe('topic')
})

test.each([
  ['arrahman allamal quran', ['55:1', '55:2']],
  ['الحمد لله رب العالمين الرحمن الرحيم', ['1:2', '1:3']],
  ['wattin wazzaitun wa thurisinin', ['95:1', '95:2']],
])('what reaches over two verses leads to one of them: %s', (typed, either) => {
  expect(either).toContain(places(typed)[0])
})

test.each([
  ['', 0],
  ['   ', 0],
  ['?!', 0],
  ['xyzzy qwrtzp', 0],
  ['😀', 0],
  ['<script>alert(1)</script>', 0],
])('%j finds nothing and does not fail', (typed, count) => {
  expect(search(index, typed).found).toHaveLength(count)
})

test('filters keep to a surah, a juz and one of the texts', () => {
  expect(places('sabar', { surah: 103 })).toEqual(['103:3'])
  const inJuz = search(index, 'surga', { juz: 30 }).found
  expect(inJuz.length).toBeGreaterThan(3)
  expect(inJuz.every(({ verse }) => index.text.verses[verse]?.juz === 30)).toBe(true)
  expect(places('rahman', { field: 'latin' })).toContain('1:3')
  expect(search(index, 'sabar', { field: 'latin' }).found.every((f) => f.field === 'latin')).toBe(
    true,
  )
  expect(places('الرحمن', { field: 'indonesian' })).toEqual(['55:1'])
})

test('no verse stands twice among the results', () => {
  for (const typed of ['rahman', 'yusuf', 'bismillah', 'الرحمن', 'ikhlas', 'sabar']) {
    const found = places(typed)
    expect(new Set(found).size).toBe(found.length)
  }
})
