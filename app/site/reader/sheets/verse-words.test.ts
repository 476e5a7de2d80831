import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { copiedVerse, verseLink, verseName, verseRange } from './verse-words.ts'

const quran = openQuran({ quranSource: 'kemenag' })

function verseAt(surahId: number, nomorAyat: number) {
  const surah = quran.findSurah(surahId)
  const verse = surah?.verses[nomorAyat - 1]
  if (!surah || !verse) throw new Error('no such verse')
  const texts = {
    teksArab: verse.arabic,
    teksLatin: verse.latin,
    teksIndonesia: verse.indonesian,
  }
  return { surahId, nomorAyat, namaLatin: surah.name, ...texts }
}

test('a verse is copied with its Arabic, its translation and its place', () => {
  expect(copiedVerse(verseAt(112, 1))).toBe(
    'قُلْ هُوَ اللّٰهُ اَحَدٌۚ\n\n“Katakanlah (Nabi Muhammad), “Dialah Allah Yang Maha Esa.”\n\n'.normalize(
      'NFC',
    ) + '(QS Al-Ikhlas [112]: 1) Terjemahan: Kementerian Agama RI, edisi 2019.',
  )
})

test.each([
  [['latin'], true, 'Qul huwallāhu aḥad(un).\n\n(QS Al-Ikhlas [112]: 1)'],
  [['latin'], false, 'Qul huwallāhu aḥad(un).'],
  [[], true, '(QS Al-Ikhlas [112]: 1)'],
] as const)('of %j with its source %s only that is copied', (parts, hasSource, text) => {
  expect(copiedVerse(verseAt(112, 1), parts, hasSource)).toBe(text)
})

test('no verse is copied with signs that are no letters', () => {
  for (const surah of quran.listSurahs()) {
    for (const { ayah } of surah.verses) {
      expect(copiedVerse(verseAt(surah.number, ayah))).not.toMatch(/[\u06D4\u06D5]/)
    }
  }
})

test('a verse has a name and an address', () => {
  const verse = verseAt(2, 255)
  expect(verseName(verse)).toBe('QS Al-Baqarah [2]: 255')
  expect(verseLink(verse, 'https://amanah.contoh')).toBe('https://amanah.contoh/ayat/2/255')
  expect([verseRange(5, 5), verseRange(5, 7)]).toEqual(['Ayat 5', 'Ayat 5–7'])
})
