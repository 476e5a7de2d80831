import { expect, test } from 'vitest'
import { fromColumns, toColumns } from './columns.ts'
import { findReciter } from './reciters.ts'
import { openQuran } from './source.server.ts'
import { juzWire, reciterWire } from './wire.server.ts'

const quran = openQuran({ quranSource: 'kemenag' })
const reciter = findReciter('everyayah')
if (!reciter) throw new Error('no default voice')

test('every juz comes back from its columns field by field', () => {
  for (const juz of quran.listJuz()) {
    const verses = juzWire(quran, juz, reciter)
    expect(fromColumns(toColumns(verses, reciterWire(reciter)))).toEqual(verses)
  }
})

test('columns are much smaller than the same verses as objects', () => {
  const juz = quran.findJuz(1)
  if (!juz) throw new Error('no juz 1')
  const verses = juzWire(quran, juz, reciter)
  const columns = JSON.stringify(toColumns(verses, reciterWire(reciter)))
  expect(columns.length).toBeLessThan(JSON.stringify(verses).length * 0.75)
})
