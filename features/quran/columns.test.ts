import { expect, test } from 'vitest'
import { placesOf, textsOf, versesFrom } from './columns.ts'
import { findReciter } from './audio/reciters.ts'
import { openQuran } from './text/source.server.ts'
import { juzWire, reciterWire } from './wire.server.ts'

const quran = openQuran({ quranSource: 'kemenag' })
const reciter = findReciter('everyayah')
if (!reciter) throw new Error('no default voice')

test('every juz comes back from its places and texts field by field', () => {
  for (const juz of quran.listJuz()) {
    const verses = juzWire(quran, juz, reciter)
    expect(versesFrom(placesOf(verses, reciterWire(reciter)), textsOf(verses))).toEqual(verses)
  }
})

test('texts that are not those of the places are refused', () => {
  const juz = quran.findJuz(30)
  if (!juz) throw new Error('no juz 30')
  const verses = juzWire(quran, juz, reciter)
  const places = placesOf(verses, reciterWire(reciter))
  expect(versesFrom(places, { teksArab: [], teksLatin: [], teksIndonesia: [] })).toBeNull()
  expect(versesFrom(places, textsOf(verses.slice(1)))).toBeNull()
})

test('the places of the longest surah are small', () => {
  const surah = quran
    .listJuz()
    .slice(0, 3)
    .flatMap((juz) => juzWire(quran, juz, reciter))
  expect(JSON.stringify(placesOf(surah, reciterWire(reciter))).length).toBeLessThan(2_500)
})
