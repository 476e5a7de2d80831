import type { JuzVerseWire, SurahWire, VerseWire } from '#features/quran/contract.ts'

/** One verse with audio; `sources` are its recordings, the best first. */
export type Track = { surah: number; name: string; ayah: number; sources: readonly string[] }

/** Verses to play in order. Two playlists are the same when kind and number are equal. */
export type Playlist = {
  kind: 'surah' | 'juz'
  /** 1–114 for a surah, 1–30 for a juz. */
  number: number
  reciter?: string
  tracks: readonly Track[]
}

/** The verses of a surah as a playlist. */
export function surahPlaylist(surah: SurahWire): Playlist {
  return {
    kind: 'surah',
    number: surah.nomor,
    reciter: surah.qari.nama,
    tracks: surah.surah_details.map(trackOf),
  }
}

/** The verses of a juz as a playlist; they may belong to several surahs. */
export function juzPlaylist(juz: {
  number: number
  reciter?: string | undefined
  verses: readonly JuzVerseWire[]
}): Playlist {
  return {
    kind: 'juz',
    number: juz.number,
    ...(juz.reciter !== undefined && { reciter: juz.reciter }),
    tracks: juz.verses.map(trackOf),
  }
}

/** The card's title of a verse, with the exact words of spec.md S4. Empty when there is no such verse. */
export function cardTitle(playlist: Playlist, index: number): string {
  const track = playlist.tracks[index]
  if (!track) return ''
  const surah = `Surat ${track.name} - Ayat ${track.ayah}`
  return playlist.kind === 'juz' ? `Juz ${playlist.number} : ${surah}` : surah
}

/** The element id of a verse on its screen: '#ayat-5' in a surah, '#surat-78-ayat-5' in a juz. */
export function verseAnchor(
  kind: Playlist['kind'],
  { surah, ayah }: Pick<Track, 'surah' | 'ayah'>,
): string {
  return kind === 'surah' ? `ayat-${ayah}` : `surat-${surah}-ayat-${ayah}`
}

/** True when both are the same surah or juz, whatever the recordings. */
export function isSamePlaylist(
  a: Pick<Playlist, 'kind' | 'number'> | null,
  b: Pick<Playlist, 'kind' | 'number'> | null,
): boolean {
  return a?.kind === b?.kind && a?.number === b?.number
}

function trackOf(verse: VerseWire): Track {
  const sources = [verse.audio, ...verse.audioCadangan]
  return { surah: verse.surahId, name: verse.namaLatin, ayah: verse.nomorAyat, sources }
}
