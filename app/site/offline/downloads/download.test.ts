import { expect, test } from 'vitest'
import {
  downloadKey,
  downloadPlace,
  emptyDownload,
  estimateBytes,
  fits,
  formatBytes,
  keptVerses,
  sampleVerses,
  unsharedFiles,
  withVerse,
} from './download.ts'

const wanted = { surah: 112, name: 'Al-Ikhlas', voice: 'Mahmud', sources: [['a1', 'b1'], ['a2']] }

test('verses come in any order and count once', () => {
  const none = emptyDownload(wanted)
  expect([none.files, none.bytes, keptVerses(none)]).toEqual([[null, null], 0, 0])
  const one = withVerse(none, { index: 1, file: 'a2', bytes: 10 })
  const same = withVerse(one, { index: 1, file: 'a2', bytes: 10 })
  expect([same.files, same.bytes, keptVerses(same)]).toEqual([[null, 'a2'], 10, 1])
  const both = withVerse(same, { index: 0, file: 'b1', bytes: 5 })
  expect([both.files, both.bytes, keptVerses(both)]).toEqual([['b1', 'a2'], 15, 2])
})

test('two voices of a surah are two downloads', () => {
  expect(downloadKey(wanted)).toBe('112/Mahmud')
  expect(downloadKey({ ...wanted, voice: 'A / B' })).toBe('112/A%20%2F%20B')
  expect(downloadKey({ ...wanted, juz: 30 })).toBe('juz-30/Mahmud')
})

test('a surah and a juz are read where they stand', () => {
  const juz = { ...wanted, juz: 30, name: 'Juz 30' }
  expect(downloadPlace(wanted)).toEqual({ title: 'Surah Al-Ikhlas', path: '/surat/112' })
  expect(downloadPlace(juz)).toEqual({ title: 'Juz 30', path: '/juz/30' })
})

test.each([
  ['what is granted and free', 100, { quota: 150, usage: 50 }, true],
  ['more than that', 101, { quota: 150, usage: 50 }, false],
  ['anything where the browser does not say', 101, {}, true],
])('%s fits: %d bytes', (_case, bytes, room, isFitting) => {
  expect(fits(bytes, room)).toBe(isFitting)
})

test('a deleted surah takes along what no other download needs', () => {
  const fatihah = { files: ['1:1', '1:2'] }
  const ikhlas = { files: ['112:1', null], basmala: ['1:1', 'b1:1'] }
  const nas = { files: ['114:1'], basmala: ['1:1', 'b1:1'] }
  expect(unsharedFiles(ikhlas, [])).toEqual(['112:1', '1:1', 'b1:1'])
  expect(unsharedFiles(ikhlas, [nas])).toEqual(['112:1'])
  expect(unsharedFiles(ikhlas, [fatihah])).toEqual(['112:1', 'b1:1'])
  expect(unsharedFiles(fatihah, [nas])).toEqual(['1:2'])
})

test('what was measured stands for the rest; without it the rate in the address does', () => {
  const letters = [10, 20, 30]
  expect(estimateBytes(letters, { samples: [{ letters: 10, bytes: 1_000 }] })).toBe(6_000)
  const source = 'https://a.contoh/Alafasy_64kbps/001001.mp3'
  expect(estimateBytes(letters, { samples: [], source })).toBe(Math.round(60 * 0.14 * 64 * 125))
  expect(estimateBytes(letters, { samples: [] })).toBe(Math.round(60 * 0.14 * 128 * 125))
})

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [286, [0, 143, 285]],
])('of %d verses these are measured: %j', (count, verses) => {
  expect(sampleVerses(count)).toEqual(verses)
})

test.each([
  [0, '0 KB'],
  [820_400, '820 KB'],
  [999_700, '1 MB'],
  [11_840_000, '11,8 MB'],
  [1_234_000_000, '1.234 MB'],
])('%d bytes are said as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
