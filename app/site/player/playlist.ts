import type { JuzVerseWire, ReciterWire, SurahWire, VerseWire } from '#features/quran/contract.ts'
import { audioUrl, hasOpeningBasmala } from '#features/quran/quran.ts'

/** One verse with audio; `sources` are its recordings, the best first. */
export type Track = {
  surah: number
  name: string
  ayah: number
  sources: readonly string[]
  /** The reciter's recordings of the basmala, where the mushaf has it above this verse. */
  basmala?: readonly string[] | undefined
}

/** The addresses of a reciter's recordings. */
export type Templates = Pick<ReciterWire, 'templat' | 'templatCadangan'>

/** Verses to play in order. Two playlists are the same when kind and number are equal. */
export type Playlist = {
  kind: 'surah' | 'juz' | 'list'
  /** 1–114 for a surah, 1–30 for a juz; the number of a list of the listener's own. */
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
    tracks: surah.surah_details.map((verse) => trackOf(verse, surah.qari)),
  }
}

/** The verses of a juz as a playlist; they may belong to several surahs. */
export function juzPlaylist(juz: {
  number: number
  reciter: ReciterWire
  verses: readonly JuzVerseWire[]
}): Playlist {
  return {
    kind: 'juz',
    number: juz.number,
    reciter: juz.reciter.nama,
    tracks: juz.verses.map((verse) => trackOf(verse, juz.reciter)),
  }
}

/** The recordings of the basmala above a verse, which are those of verse 1:1; undefined where there is none. */
export function basmalaOf(
  { surah, ayah }: Pick<Track, 'surah' | 'ayah'>,
  { templat, templatCadangan }: Templates,
): readonly string[] | undefined {
  if (ayah !== 1 || !hasOpeningBasmala(surah)) return undefined
  return [templat, ...templatCadangan].map((each) => audioUrl(each, { surah: 1, ayah: 1 }))
}

/** The card's title of a verse, with the exact words of spec.md S4. Empty when there is no such verse. */
export function cardTitle(playlist: Playlist, index: number): string {
  const track = playlist.tracks[index]
  if (!track) return ''
  const surah = `Surat ${track.name} - Ayat ${track.ayah}`
  return inPlaylist(playlist, surah)
}

/** The card's title while the basmala above that verse plays. */
export function basmalaTitle(playlist: Playlist, index: number): string {
  return inPlaylist(playlist, `Surat ${playlist.tracks[index]?.name} - Basmalah`)
}

function inPlaylist({ kind, number }: Playlist, words: string): string {
  return kind === 'juz' ? `Juz ${number} : ${words}` : words
}

/** The element id of the basmala above a surah: '#basmalah' on its own screen, '#surat-78-basmalah' in a juz. */
export function basmalaAnchor(kind: Playlist['kind'], surah: number): string {
  return kind !== 'juz' ? 'basmalah' : `surat-${surah}-basmalah`
}

/** The element id of a verse on its screen: '#ayat-5' in a surah, '#surat-78-ayat-5' in a juz. */
export function verseAnchor(
  kind: Playlist['kind'],
  { surah, ayah }: Pick<Track, 'surah' | 'ayah'>,
): string {
  return kind !== 'juz' ? `ayat-${ayah}` : `surat-${surah}-ayat-${ayah}`
}

/** The element id of what plays or is paused; null while the player is closed. */
export function soundAnchor(player: {
  playlist: Playlist | null
  current: Track | null
  isBasmala?: boolean | undefined
}): string | null {
  const { playlist, current, isBasmala } = player
  if (!playlist || !current) return null
  return isBasmala
    ? basmalaAnchor(playlist.kind, current.surah)
    : verseAnchor(playlist.kind, current)
}

/** The screen of what plays: a verse of the listener's own list is read in its surah. */
export function soundScreen({ kind, number }: Playlist, current: Pick<Track, 'surah'>): string {
  if (kind === 'juz') return `/juz/${number}`
  return `/surat/${kind === 'surah' ? number : current.surah}`
}

/** True when both are the same surah or juz, whatever the recordings. */
export function isSamePlaylist(
  a: Pick<Playlist, 'kind' | 'number'> | null,
  b: Pick<Playlist, 'kind' | 'number'> | null,
): boolean {
  return a?.kind === b?.kind && a?.number === b?.number
}

function trackOf(verse: VerseWire, reciter: Templates): Track {
  const { surahId: surah, namaLatin: name, nomorAyat: ayah } = verse
  const sources = [verse.audio, ...verse.audioCadangan]
  const basmala = basmalaOf({ surah, ayah }, reciter)
  return { surah, name, ayah, sources, ...(basmala && { basmala }) }
}
