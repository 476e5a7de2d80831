import { expect, test } from 'vitest'
import { openQuran } from './source.server.ts'
import { cleanTafsir, explanationsOf } from './tafsir.ts'

const quran = openQuran({ quranSource: 'kemenag' })
const all = quran.listSurahs().flatMap(({ number }) =>
  (quran.findTafsir(number) ?? []).map((each, index) => ({
    ...each,
    surah: number,
    ayah: index + 1,
  })),
)
const keyOf = ({ surah, ayah }: { surah: number; ayah: number }) => `${surah}:${ayah}`

test.each([
  ['26-30. Mereka itu', 'Mereka itu'],
  ["“Ra'ina,”²  yang berarti", "“Ra'ina,” yang berarti"],
  ['Fir`aun dan\u00A0kaumnya', 'Fir’aun dan kaumnya'],
  ['1) para nabi, 2) para siddiq', '1) para nabi, 2) para siddiq'],
  ['(Lihat: Surah Yunus/10: 92).', '(Lihat: Surah Yunus/10: 92).'],
])('the explanation %j reads %j', (raw, clean) => {
  expect(cleanTafsir(raw)).toBe(clean)
})

test('neighbours that share a text are explained together, equal texts apart are not', () => {
  expect(explanationsOf(['satu', '2-3. dua', '2-3. dua', 'satu'])).toEqual([
    { from: 1, to: 1, text: 'satu' },
    { from: 2, to: 3, text: 'dua' },
    { from: 2, to: 3, text: 'dua' },
    { from: 4, to: 4, text: 'satu' },
  ])
})

test('every one of the 6236 verses has an explanation that counts it in', () => {
  expect(all).toHaveLength(6236)
  expect(all.filter(({ text }) => text === '').map(keyOf)).toEqual([])
  expect(all.filter(({ ayah, from, to }) => ayah < from || ayah > to).map(keyOf)).toEqual([])
})

test('no leftover of the source is shown', () => {
  const leftover = /[²³⁴`=\u00A0àùìŽž]|&\w+;|\s{2}|^\d+\s*[-–.]/
  expect(all.filter(({ text }) => leftover.test(text)).map(keyOf)).toEqual([])
})

test('the verse numbers at the head of a shared text are the verses that share it', () => {
  const tafsirs = quran.findTafsir(56) ?? []
  expect(tafsirs[48]).toMatchObject({ from: 49, to: 50 })
  expect(tafsirs[52]).toMatchObject({ from: 51, to: 53 })
})

test.each([0, 115, 1.5])('surah %s has no explanation', (number) => {
  expect(quran.findTafsir(number)).toBeUndefined()
})
