import fc from 'fast-check'
import { findSurahAyahByAyahId, getRubAlHizbMeta } from 'quran-meta'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { hizbStart } from './jump.ts'
import { openSearch } from '../open-search.server.ts'
import { search } from '../search.ts'
import type { Search } from '../search-index.ts'

let index: Search
beforeAll(async () => {
  index = await openSearch(readConfig({}))
})

function places(typed: string): string[] {
  return search(index, typed).found.map(({ verse }) => placeOf(verse))
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
  ['juz tiga puluh', '78:1'],
  ['juz ketiga puluh', '78:1'],
  ['juz dua puluh tiga', '36:22'],
  ['juz pertama', '1:1'],
  ['surat ke dua', '2:1'],
  ['surat kedua', '2:1'],
  ['surah tiga puluh enam', '36:1'],
  ['surat seratus empat belas', '114:1'],
  ['al baqarah ayat dua ratus lima puluh lima', '2:255'],
  ['surat dua ayat seratus delapan puluh tiga', '2:183'],
  ['ayat kelima surat al maidah', '5:5'],
  ['halaman sebelas', '2:70'],
  ['hizb 1', '1:1'],
  ['hizb 5', '2:253'],
  ['hizb ke-6', '3:15'],
  ['hizb enam puluh', '87:1'],
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
  ['2:287', 'Surah Al-Baqarah berisi 286 ayat.'],
  ['al fatihah 8', 'Surah Al-Fatihah berisi 7 ayat.'],
  ['115:1', 'Al-Qur’an terdiri atas 114 surah.'],
  ['juz 31', 'Al-Qur’an terdiri atas 30 juz.'],
  ['hizb 61', 'Al-Qur’an terdiri atas 60 hizb.'],
  ['halaman 605', 'Mushaf ini berisi 604 halaman.'],
])('%s does not exist, and is told so', (typed, message) => {
  expect(search(index, typed)).toMatchObject({ found: [], message, jump: null })
})

test('the second halves of the juz begin where quran-meta has them', () => {
  const { verses } = index.text
  for (let hizb = 2; hizb <= 60; hizb += 2) {
    const { firstAyahId } = getRubAlHizbMeta(
      (hizb * 4 - 3) as Parameters<typeof getRubAlHizbMeta>[0],
    )
    const [surah, ayah] = findSurahAyahByAyahId(firstAyahId)
    expect(hizbStart(hizb, verses)).toEqual({ surah, ayah })
  }
  expect(hizbStart(0, verses)).toBeUndefined()
  expect(hizbStart(61, verses)).toBeUndefined()
})

test('number words that belong to a sentence ask for no place', () => {
  for (const typed of ['tujuh langit', 'ayat tujuh langit berlapis', 'dua kebun']) {
    expect(search(index, typed).jump).toBeNull()
  }
})

test.each([
  ['tafsir surat yasin', '36:1'],
  ['terjemah juz 27', '51:31'],
  ['surat yasin full', '36:1'],
  ['tulisan alquran juz 11', '9:94'],
  ['tafsir surat al baqarah ayat 183', '2:183'],
  ['tafsir ibnu katsir 2:255', '2:255'],
  ['bunyi surat an nisa ayat 59 tentang taat kepada pemimpin', '4:59'],
  ['kapan membaca ayat kursi', '2:255'],
  ['juz 30 murottal anak', '78:1'],
  ['surat al waqiah pembuka rezeki', '56:1'],
  ['lihat al quran halaman 300 dong', '18:54'],
])('words around a place do not hide it: %s', (typed, place) => {
  const { found, jump } = search(index, typed)
  expect(jump?.certainty).toBe('sure')
  expect(found[0]).toMatchObject({ match: 'jump' })
  expect(placeOf(found[0]?.verse ?? -1)).toBe(place)
})

test('whatever is asked of a place, the place is the first row', () => {
  const before = [
    '',
    'tafsir ',
    'download mp3 ',
    'apa arti ',
    'bacaan latin ',
    'terjemahan bahasa indonesia ',
  ]
  const after = [
    '',
    ' full',
    ' mp3 murottal',
    ' latin dan artinya',
    ' lengkap pdf',
    ' teks arab saja',
    ' dong kak',
  ]
  const { surahs } = index.text
  fc.assert(
    fc.property(
      fc.constantFrom(...surahs),
      fc.constantFrom(...before),
      fc.constantFrom(...after),
      fc.boolean(),
      (surah, ask, form, hasVerse) => {
        const ayah = hasVerse ? surah.verseCount : 1
        const typed = `${ask}surat ${surah.name}${hasVerse ? ` ayat ${ayah}` : ''}${form}`
        expect([typed, places(typed)[0]]).toEqual([typed, `${surah.number}:${ayah}`])
      },
    ),
  )
})

test('a question with “surat” or “ayat” in it that names no place asks for none', () => {
  for (const typed of [
    'surat cinta untuk ibu',
    'surat apa yang dibaca malam jumat',
    'arti tobat',
    'ayat penenang hati',
  ])
    expect([typed, search(index, typed).jump]).toEqual([typed, null])
})
