import fc from 'fast-check'
import { expect, test } from 'vitest'
import { terbilang } from './terbilang.ts'

test.each([
  [0, 'nol'],
  [1, 'satu'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [100, 'seratus'],
  [111, 'seratus sebelas'],
  [200, 'dua ratus'],
  [1000, 'seribu'],
  [1001, 'seribu satu'],
  [1100, 'seribu seratus'],
  [2000, 'dua ribu'],
  [11_000, 'sebelas ribu'],
  [21_000, 'dua puluh satu ribu'],
  [50_000, 'lima puluh ribu'],
  [100_000, 'seratus ribu'],
  [101_000, 'seratus satu ribu'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [7_640_144, 'tujuh juta enam ratus empat puluh ribu seratus empat puluh empat'],
  [1_000_000_000, 'satu miliar'],
  [1_000_000_000_000, 'satu triliun'],
])('%i is read %s', (n, words) => {
  expect(terbilang(n)).toBe(words)
})

test('the words of any number say that number again when they are read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (n) => {
      expect(readBack(terbilang(n))).toBe(n)
    }),
  )
})

test.each([-1, 0.5, 1_000_000_000_000_000, Number.NaN])('%d has no words', (n) => {
  expect(() => terbilang(n)).toThrow(new RangeError(`no words for ${n}`))
})

const UNITS = 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ')
const SCALES: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 }

function readBack(words: string): number {
  let total = 0
  let group = 0
  let last = 0
  for (const word of words
    .replace('seribu', 'satu ribu')
    .replaceAll('seratus', 'satu ratus')
    .split(' ')) {
    const scale = SCALES[word]
    if (scale !== undefined) {
      total += (group + last) * scale
      group = 0
      last = 0
    } else if (word === 'ratus') {
      group += last * 100
      last = 0
    } else if (word === 'puluh') {
      group += last * 10
      last = 0
    } else if (word === 'belas') last += 10
    else {
      group += last
      last = UNITS.indexOf(word)
    }
  }
  return total + group + last
}

test('the largest number has words', () => {
  expect(terbilang(999_999_999_999_999)).toMatch(/^sembilan ratus .* triliun/)
})
