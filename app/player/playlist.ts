import type { JuzVerseWire, SurahWire, VerseWire } from '#features/quran/contract.ts'

/** One verse that can be heard; `sources` are its recordings, the best first. */
export type Track = { surah: number; name: string; ayah: number; sources: readonly string[] }

/** What is played one after the other. Two playlists are the same when kind and number are. */
export type Playlist = {
  kind: 'surah' | 'juz'
  /** 1–114 or 1–30. */
  number: number
  reciter?: string
  tracks: readonly Track[]
}

/** The verses of a surah. */
export function surahPlaylist(surah: SurahWire): Playlist {
  return {
    kind: 'surah',
    number: surah.nomor,
    reciter: surah.qari.nama,
    tracks: surah.surah_details.map(trackOf),
  }
}

/** The verses of a juz, which may lie in several surahs. */
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

/** What the card says of a verse; the exact words are the product's (spec.md S4). Empty when there is no such verse. */
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

/** True when both play the same surah or the same juz, whatever the recordings. */
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
