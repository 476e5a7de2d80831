import { expect, test } from 'vitest'
import { addressFromOtherReaders } from './other-readers.ts'
import { openQuran } from './text/source.server.ts'

const surahs = openQuran({ quranSource: 'kemenag' }).listSurahs()

test.each([
  ['/surat/2/255', '/ayat/2/255'],
  ['/2/255', '/ayat/2/255'],
  ['/2:255', '/ayat/2/255'],
  ['/2:255-257', '/ayat/2/255'],
  ['/alquran/1', '/surat/1'],
  ['/quran/36', '/surat/36'],
  ['/alquran/surat/36/58', '/ayat/36/58'],
  ['/ayat/2:255', '/ayat/2/255'],
  ['/surah/al-baqarah/255', '/ayat/2/255'],
  ['/Al-Baqarah', '/surat/2'],
  ['/yasin', '/surat/36'],
  ['/114', '/surat/114'],
])('%s leads to %s', (path, address) => {
  expect(addressFromOtherReaders(path, surahs)).toBe(address)
})

const elsewhere =
  '/ /115 /0 /2/287 /2/0 /2/255/1 /2:255/3 /surat/2/x /program /wp-admin /surat /alquran /ayat/kursi'

test.each(elsewhere.split(' '))('%s leads nowhere', (path) => {
  expect(addressFromOtherReaders(path, surahs)).toBeUndefined()
})
