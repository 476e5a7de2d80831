import { expect, test } from 'vitest'
import { juzOf, juzStarts } from './juz.ts'
import { kemenag } from './text/kemenag.server.ts'

const surahs = kemenag.read()
const starts = juzStarts(surahs)

test('the text marks 30 juz', () => {
  expect(starts.map(({ surah, ayah }) => `${surah}:${ayah}`).join(' ')).toBe(
    '1:1 2:142 2:253 3:92 4:24 4:148 5:83 6:111 7:88 8:41 9:94 11:6 12:53 15:2 17:1 18:75 21:1 ' +
      '23:1 25:21 27:60 29:45 33:31 36:22 39:32 41:47 46:1 51:31 58:1 67:1 78:1',
  )
})

test.each([
  [4, '3:92', '3:93'],
  [7, '5:83', '5:82'],
  [11, '9:94', '9:93'],
  [14, '15:2', '15:1'],
  [20, '27:60', '27:56'],
  [21, '29:45', '29:46'],
  [23, '36:22', '36:28'],
])('juz %i begins at %s as in the Indonesian standard, not at %s', (juz, indonesian, madinah) => {
  const start = starts[juz - 1]
  expect(`${start?.surah}:${start?.ayah}`).toBe(indonesian)
  expect(indonesian).not.toBe(madinah)
})

test.each([
  [{ surah: 1, ayah: 1 }, 1],
  [{ surah: 2, ayah: 141 }, 1],
  [{ surah: 2, ayah: 142 }, 2],
  [{ surah: 3, ayah: 91 }, 3],
  [{ surah: 77, ayah: 50 }, 29],
  [{ surah: 114, ayah: 6 }, 30],
])('verse %o lies in juz %i', (ref, juz) => {
  expect(juzOf(starts, ref)).toBe(juz)
})

test('a text with a lost juz mark is refused', () => {
  const damaged = surahs.map((surah) => ({
    ...surah,
    verses: surah.verses.map((v) => ({
      ...v,
      arabic: surah.number === 2 ? v.arabic.replace('\u06D4', '') : v.arabic,
    })),
  }))
  expect(() => juzStarts(damaged)).toThrow('28 juz')
})
