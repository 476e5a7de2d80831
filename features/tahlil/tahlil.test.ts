import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { dhikr } from './dhikr.ts'
import { type Passage, tahlilOrder } from './order.ts'
import { type ReadPassage, readTahlil } from './tahlil.ts'

const quran = openQuran({ quranSource: 'kemenag' })
const tahlil = readTahlil(quran.findSurah)
const passages = tahlilOrder.flatMap(({ id, parts }) =>
  parts.flatMap((part) => ('dhikr' in part ? [] : [{ id, ...part }])),
)

// The product's table, item by item: reference or dhikr, and how often.
test.each([
  [1, 'hadiah + 1:1–7', '1'],
  [2, '112:1–4', '3'],
  [3, 'tahlilTakbir', '1'],
  [4, '113:1–5 + tahlilTakbir', '1'],
  [5, '114:1–6 + tahlilTakbir', '1'],
  [6, '1:1–7', '1'],
  [7, '2:1–5', '1'],
  [8, '2:163', '1'],
  [9, '2:255', '1'],
  [10, '2:284–286', '1'],
  [11, 'irhamna', '3/7'],
  [12, 'of 11:73', '1'],
  [13, 'of 33:33', '1'],
  [14, '33:56', '1'],
  [15, 'waits', '3'],
  [16, 'of 3:173 + of 8:40 + hauqalah', '1'],
  [17, 'istigfar', '3'],
  [18, 'utama', '1'],
  [19, 'tahlil', '33/100'],
  [20, 'syahadat', '1/3'],
  [21, 'selawat', '2/3'],
  [22, 'tasbih', '33/7'],
  [23, 'waits', '2/3'],
  [24, '1:1–7', '1'],
  [25, 'waits + 2:201 + 37:180–182', '1'],
])('reading %i is %s, said %s times', (order, what, times) => {
  const item = tahlilOrder[order - 1]
  const parts = item?.parts.map((part) => ('dhikr' in part ? part.dhikr : nameOf(part))) ?? []
  expect(item?.order).toBe(order)
  expect([...(item?.isPending ? ['waits'] : []), ...parts].join(' + ')).toBe(what)
  expect(item?.times.join('/')).toBe(times)
})

test('there are 25 readings, each with an id of its own', () => {
  expect(new Set(tahlilOrder.map(({ id }) => id)).size).toBe(25)
})

test('whole verses are letter for letter those of the Quran', () => {
  for (const { surah, from, to, verses, isPart } of readPassages()) {
    if (isPart) continue
    const whole = quran.findSurah(surah)?.verses.slice(from - 1, to)
    expect(verses).toEqual(
      whole?.map(({ ayah, arabic, latin, indonesian }) => ({ ayah, arabic, latin, indonesian })),
    )
  }
})

test('every part is one unbroken piece of its verse in all three texts', () => {
  const parts = readPassages().filter(({ isPart }) => isPart)
  expect(parts).toHaveLength(passages.filter(({ words }) => words).length)
  for (const { surah, from, verses } of parts) {
    const whole = quran.findSurah(surah)?.verses[from - 1]
    const [read] = verses
    for (const text of ['arabic', 'latin', 'indonesian'] as const) {
      expect(read?.[text]).toBeTruthy()
      expect(` ${bare(whole?.[text])} `).toContain(` ${bare(read?.[text])} `)
      expect(read?.[text]).not.toBe(whole?.[text])
    }
  }
})

test.each([
  [
    'hud-73',
    0,
    "raḥmatullāhi wa barakātuh(ū), 'alaikum ahlal-bait(i), innahū ḥamīdum majīd(un).",
    'rahmat dan berkah Allah (yang) dicurahkan kepada kamu, wahai ahlulbait! Sesungguhnya Dia Maha Terpuji lagi Maha Mulia.',
    9,
  ],
  [
    'al-ahzab-33',
    0,
    "innamā yurīdullāhu liyużhiba 'ankumur-rijsa ahlal-baiti wa yuṭahhirakum taṭhīrā(n).",
    'Sesungguhnya Allah hanya hendak menghilangkan dosa darimu, wahai ahlulbait dan membersihkan kamu sebersih-bersihnya.',
    10,
  ],
  [
    'hasbunallah',
    0,
    "ḥasbunallāhu wa ni'mal-wakīl(u).",
    '“Cukuplah Allah (menjadi penolong) bagi kami dan Dia sebaik-baik pelindung.”',
    4,
  ],
  [
    'hasbunallah',
    1,
    "ni'mal-maulā wa ni'man-naṣīr(u).",
    'Dia adalah sebaik-baik pelindung dan sebaik-baik penolong.',
    4,
  ],
])(
  'the part in %s (%i) begins and ends where it is read',
  (id, place, latin, indonesian, words) => {
    const reading = tahlil.find((item) => item.id === id)?.readings[place] as ReadPassage
    expect(reading.verses[0]).toMatchObject({ latin, indonesian })
    expect(reading.verses[0]?.arabic.split(' ')).toHaveLength(words)
  },
)

test('the basmala opens Al-Ikhlas, Al-Falaq, An-Nas and Al-Baqarah; in Al-Fatihah it is a verse', () => {
  const opened = readPassages().filter(({ hasBasmala }) => hasBasmala)
  expect(opened.map(({ surah }) => surah)).toEqual([112, 113, 114, 2])
})

test('no verse is among the words that were typed', () => {
  const letters = (text: string) => text.normalize('NFD').replace(/[^\p{L}]/gu, '')
  const all = quran
    .listSurahs()
    .flatMap(({ verses }) => verses.map(({ arabic }) => letters(arabic)))
  const verses = new Set(all)
  expect(Object.values(dhikr).filter(({ arabic }) => verses.has(letters(arabic)))).toEqual([])
})

test('the typed dhikr are written in whole words of Arabic, Latin and Indonesian', () => {
  for (const { arabic, latin, indonesian } of Object.values(dhikr)) {
    expect(arabic).toMatch(/^[\p{Script=Arabic}\p{M}،() ]+$/u)
    expect(arabic).toBe(arabic.normalize('NFC'))
    expect(latin).toMatch(/^[\p{Script=Latin}' ,().-]+$/u)
    expect(indonesian).toMatch(/^[A-Z].*\.$/)
  }
})

test('a source without the verses stops it', () => {
  expect(() => readTahlil(() => undefined)).toThrow('1:1–7')
})

function readPassages(): ReadPassage[] {
  return tahlil.flatMap(({ readings }) =>
    readings.filter((reading): reading is ReadPassage => 'verses' in reading),
  )
}

/** A closing quotation mark is dropped when its opening one is not read. */
function bare(text: string | null | undefined): string {
  return (text ?? '').replace(/[“”]/g, '')
}

function nameOf({ surah, from, to, words }: Passage): string {
  return `${words ? 'of ' : ''}${surah}:${from}${to === from ? '' : `–${to}`}`
}

test('a wording that a scholar has reviewed stands at its place, with who reviewed it', () => {
  const passage = { arabic: 'ا', latin: 'a', indonesian: 'satu' }
  const reviewed = { passages: [passage], words: 'Ditinjau oleh KH. Contoh.' }
  const waiting = readTahlil(quran.findSurah)
  const told = readTahlil(quran.findSurah, () => reviewed)
  const of = (list: typeof told, id: string) => list.find((item) => item.id === id)
  expect(of(waiting, 'doa')).toMatchObject({ isPending: true, readings: [{ surah: 2 }, {}] })
  expect(of(told, 'doa')).toMatchObject({
    readings: [passage, { surah: 2 }, { surah: 37 }],
    reviewWords: 'Ditinjau oleh KH. Contoh.',
  })
  expect(told.some(({ isPending }) => isPending)).toBe(false)
  expect(of(told, 'selawat-penutup')?.readings).toEqual([passage])
  expect(of(told, 'hadiah')?.readings).toMatchObject([
    { latin: expect.anything() },
    passage,
    { surah: 1 },
  ])
  expect(of(waiting, 'hadiah')?.note).toContain('belum kami muat')
  expect(of(told, 'hadiah')?.note).not.toContain('belum kami muat')
})
