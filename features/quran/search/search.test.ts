import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { openSearch } from './open-search.server.ts'
import { type Search, search } from './search.ts'
import type { Filters } from './types.ts'

let index: Search
beforeAll(async () => {
  index = await openSearch(readConfig({}))
}, 60_000)

function places(typed: string, filters?: Filters): string[] {
  return search(index, typed, filters).found.map(({ verse }) => placeOf(verse))
}

function placeOf(verse: number): string {
  const { surah, ayah } = index.text.verses[verse] ?? { surah: 0, ayah: 0 }
  return `${surah}:${ayah}`
}

test.each([
  ['2:255', '2:255'],
  ['2 255', '2:255'],
  ['2.255', '2:255'],
  ['2/255', '2:255'],
  [' 2 : 255 ', '2:255'],
  ['QS 2:255', '2:255'],
  ['Q.S. 2: 255', '2:255'],
  ['QS. Al-Baqarah: 255', '2:255'],
  ['(QS. Al-Baqarah [2]: 255)', '2:255'],
  ['Q2:255', '2:255'],
  ['al baqarah 255', '2:255'],
  ['Al-Baqarah ayat 255', '2:255'],
  ['albaqarah:255', '2:255'],
  ['albaqarah255', '2:255'],
  ['albaqoroh ayat 255', '2:255'],
  ['baqarah 255', '2:255'],
  ['surat al baqoroh ayat 255', '2:255'],
  ['surah 2 ayat 255', '2:255'],
  ['surat ke-2 ayat ke-255', '2:255'],
  ['ayat 255 surat al baqarah', '2:255'],
  ['ayat ke 5 surat al maidah', '5:5'],
  ['٢:٢٥٥', '2:255'],
  ['البقرة 255', '2:255'],
  ['سورة البقرة آية ٢٥٥', '2:255'],
  ['36', '36:1'],
  ['surat 36', '36:1'],
  ['yasin', '36:1'],
  ['Ya Sin', '36:1'],
  ['yaasiin 9', '36:9'],
  ['surat yasin', '36:1'],
  ['سورة يس', '36:1'],
  ['juz 30', '78:1'],
  ['juz ke-30', '78:1'],
  ['juz30', '78:1'],
  ['juz amma', '78:1'],
  // Boundaries of the Indonesian standard mushaf, not of the Madinah one.
  ['juz 4', '3:92'],
  ['juz 23', '36:22'],
  ['hal 50', '3:1'],
  ['halaman 604', '112:1'],
  ['ayat kursi', '2:255'],
  ['ayatul kursi', '2:255'],
  ['Ayat Qursy', '2:255'],
  ['آية الكرسي', '2:255'],
  ['bacaan ayat kursi dan artinya', '2:255'],
  ['surat yasin latin', '36:1'],
  ['seribu dinar', '65:2'],
  ['doa nabi yunus', '21:87'],
  ['sapu jagat', '2:201'],
  ['ayat puasa', '2:183'],
  ['wahyu pertama', '96:1'],
  ['akhir al hasyr', '59:22'],
  ['10 ayat pertama al kahfi', '18:1'],
  ['2 ayat terakhir al baqarah', '2:285'],
])('the first result of %s is %s', (typed, place) => {
  const { found, jump } = search(index, typed)
  expect(placeOf(found[0]?.verse ?? -1)).toBe(place)
  expect(found[0]?.match).toBe('jump')
  expect(jump).not.toBeNull()
})

test.each([
  ['al masad', 111],
  ['al insyirah', 94],
  ['alam nasyrah', 94],
  ["al mu'min", 40],
  ['ghafir', 40],
  ['ha mim sajdah', 41],
  ['bani israil', 17],
  ['ad dahr', 76],
  ["bara'ah", 9],
  ['al qital', 47],
  ['amma', 78],
  ['tabarak', 67],
  ['ar rahman', 55],
  ['arrohman', 55],
  ['ar-rohmaan', 55],
  ['al rahman', 55],
  ['an nisa', 4],
  ['annisa', 4],
  ['ali imron', 3],
  ['al imran', 3],
  ['thaha', 20],
  ['al waqiah', 56],
  ['waqiah', 56],
  ['al kahfi', 18],
  ['kahfi', 18],
  ['ad dhuha', 93],
  ['adh-dhuha', 93],
  ['asy syams', 91],
  ['ash shams', 91],
  ['al muddatsir', 74],
  ['al muzammil', 73],
  ['al kautsar', 108],
  ['at takatsur', 102],
  ['al zalzalah', 99],
  ['adz dzariyat', 51],
  ['ash shaffat', 37],
  ['shad', 38],
  ['qaf', 50],
  ['at tholaq', 65],
  ['al jumuah', 62],
  ['al jumu’ah', 62],
  ['al ghasyiyah', 88],
  ['al maun', 107],
  ['quraish', 106],
  ['al baqara', 2],
  ['al-fatiha', 1],
  ['al mumtahanoh', 60],
])('%s is surah %i', (typed, number) => {
  expect(search(index, typed).jump).toMatchObject({ number })
  expect(places(typed)[0]).toBe(`${number}:1`)
})

test('every surah is found by its number, its name and its Arabic name', () => {
  for (const { number, name, arabicName } of index.text.surahs) {
    for (const typed of [
      `${number}`,
      `surat ${name}`,
      `${name} 1`,
      name.toLowerCase().replace(/[^a-z]/g, ''),
      `سورة ${arabicName}`,
    ]) {
      expect([typed, places(typed)[0]]).toEqual([typed, `${number}:1`])
    }
  }
})

test('several verses of one name come in their order', () => {
  expect(places('3 qul')).toEqual(['112:1', '113:1', '114:1'])
  expect(places('2:1-5')).toEqual(['2:1', '2:2', '2:3', '2:4', '2:5'])
  expect(places('al ikhlas 1 sampai 4')).toHaveLength(4)
})

test.each([
  ['2:287', 'Surat Al-Baqarah berisi 286 ayat.'],
  ['al fatihah 8', 'Surat Al-Fatihah berisi 7 ayat.'],
  ['115:1', 'Al-Qur’an terdiri atas 114 surat.'],
  ['juz 31', 'Al-Qur’an terdiri atas 30 juz.'],
  ['halaman 605', 'Mushaf ini berisi 604 halaman.'],
])('%s does not exist, and is told so', (typed, message) => {
  expect(search(index, typed)).toMatchObject({ found: [], message, jump: null })
})

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
  expect(found.slice(0, 5).every(({ match }) => match === 'exact')).toBe(true)
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
  expect(found[0]?.match).toBe('partial')
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
