import { expect, test } from 'vitest'
import { findReciter } from '#features/quran/reciters.ts'
import { openQuran } from '#features/quran/source.server.ts'
import { juzWire, surahWire } from '#features/quran/wire.server.ts'
import { inOrder } from './hosts.ts'
import { cardTitle, juzPlaylist, surahPlaylist, verseAnchor } from './playlist.ts'

const quran = openQuran({ quranSource: 'kemenag' })
const alafasy = findReciter('everyayah')
const [fatihah, lastJuz] = [quran.findSurah(1), quran.findJuz(30)]
if (!alafasy || !fatihah || !lastJuz) throw new Error('the text is not whole')

test('a surah plays its verses in order under the exact title', () => {
  const playlist = surahPlaylist(surahWire(quran, fatihah, alafasy))
  expect(playlist.tracks.map((track) => track.ayah)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(playlist.reciter).toBe('Misyari Rasyid Al-Afasi')
  expect(cardTitle(playlist, 0)).toBe('Surat Al-Fatihah - Ayat 1')
  expect(cardTitle(playlist, 7)).toBe('')
})

test('a juz goes on from one surah into the next under the exact title', () => {
  const playlist = juzPlaylist({ number: 30, verses: juzWire(quran, lastJuz, alafasy) })
  expect(playlist.tracks).toHaveLength(564)
  expect(cardTitle(playlist, 39)).toBe("Juz 30 : Surat An-Naba' - Ayat 40")
  expect(cardTitle(playlist, 40)).toBe("Juz 30 : Surat An-Nazi'at - Ayat 1")
})

test('with data saving the lighter recording is asked for first', () => {
  const [first] = surahPlaylist(surahWire(quran, fatihah, alafasy)).tracks
  const order = (isSaving: boolean) =>
    inOrder(first?.sources ?? [], { failed: new Map(), now: 0, isSaving })
  expect(order(false)[0]).toContain('Alafasy_128kbps/001001.mp3')
  expect(order(true)).toEqual([
    'https://everyayah.com/data/Alafasy_64kbps/001001.mp3',
    'https://verses.quran.com/Alafasy/mp3/001001.mp3',
    'https://everyayah.com/data/Alafasy_128kbps/001001.mp3',
  ])
})

test('verses are found on both screens', () => {
  expect(verseAnchor('surah', { surah: 2, ayah: 255 })).toBe('ayat-255')
  expect(verseAnchor('juz', { surah: 2, ayah: 255 })).toBe('surat-2-ayat-255')
})
