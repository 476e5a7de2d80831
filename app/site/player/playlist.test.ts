import { expect, test } from 'vitest'
import { findReciter } from '#features/quran/audio/reciters.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { juzWire, reciterWire, surahWire } from '#features/quran/wire.server.ts'
import { inOrder } from './hosts.ts'
import {
  basmalaTitle,
  cardTitle,
  juzPlaylist,
  type Playlist,
  soundAnchor,
  surahPlaylist,
  verseAnchor,
} from './playlist.ts'

const quran = openQuran({ quranSource: 'kemenag' })
const alafasy = findReciter('everyayah')
const fatihah = quran.findSurah(1)
if (!alafasy || !fatihah) throw new Error('the text is not whole')

const playlistOfSurah = (number: number) => {
  const surah = quran.findSurah(number)
  if (!surah) throw new Error(`no surah ${number}`)
  return surahPlaylist(surahWire(quran, surah, alafasy))
}
const playlistOfJuz = (number: number) => {
  const juz = quran.findJuz(number)
  if (!juz) throw new Error(`no juz ${number}`)
  return juzPlaylist({
    number,
    reciter: reciterWire(alafasy),
    verses: juzWire(quran, juz, alafasy),
  })
}

test('a surah plays its verses in order under the exact title', () => {
  const playlist = surahPlaylist(surahWire(quran, fatihah, alafasy))
  expect(playlist.tracks.map((track) => track.ayah)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(playlist.reciter).toBe('Misyari Rasyid Al-Afasi')
  expect(cardTitle(playlist, 0)).toBe('Surat Al-Fatihah - Ayat 1')
  expect(cardTitle(playlist, 7)).toBe('')
})

test('a juz goes on from one surah into the next under the exact title', () => {
  const playlist = playlistOfJuz(30)
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

const opened = ({ tracks }: Playlist) =>
  tracks.filter(({ basmala }) => basmala).map(({ surah, ayah }) => `${surah}:${ayah}`)

test('the basmala stands above every surah but the first, whose verse it is, and the ninth', () => {
  const surahs = Array.from({ length: 114 }, (_, i) => opened(playlistOfSurah(i + 1)))
  expect(surahs.flat()).toHaveLength(112)
  expect(surahs.flatMap((found, i) => (found.length === 0 ? [i + 1] : []))).toEqual([1, 9])
  expect(surahs[96]).toEqual(['97:1'])
})

test('a juz has the basmala of each surah that begins in it, and none where it begins within one', () => {
  expect(opened(playlistOfJuz(1))).toEqual(['2:1'])
  expect(opened(playlistOfJuz(2))).toEqual([])
  // At-Taubah begins in juz 10.
  expect(opened(playlistOfJuz(10))).toEqual([])
  expect(opened(playlistOfJuz(30))).toHaveLength(37)
})

test('the basmala is the reciter’s own recording of verse 1:1, from the same hosts', () => {
  expect(playlistOfSurah(112).tracks[0]?.basmala).toEqual(playlistOfSurah(1).tracks[0]?.sources)
})

test('over the basmala title and anchor name it', () => {
  const [surah, juz] = [playlistOfSurah(112), playlistOfJuz(30)]
  expect(basmalaTitle(surah, 0)).toBe('Surat Al-Ikhlas - Basmalah')
  expect(basmalaTitle(juz, 40)).toBe("Juz 30 : Surat An-Nazi'at - Basmalah")
  const at = (playlist: Playlist, index: number, isBasmala?: boolean) =>
    soundAnchor({ playlist, current: playlist.tracks[index] ?? null, isBasmala })
  expect([at(surah, 0, true), at(surah, 0)]).toEqual(['basmalah', 'ayat-1'])
  expect([at(juz, 40, true), at(juz, 40)]).toEqual(['surat-79-basmalah', 'surat-79-ayat-1'])
})
