import { juzPlaylist, type Playlist, surahPlaylist } from '../playlist.ts'
import { output, startPlaylist } from '../playback/playback.ts'
import { entryKey, type KeyedStore } from '#app/client/keyed-store.ts'
import { juzStore } from '#app/site/quran/juz-store.ts'
import { surahStore } from '#app/site/quran/surah-store.ts'
import type { Memory } from './last-played.ts'

/** Resumes at the stored second; false when the verses could not be fetched. */
export async function resumeMemory({ kind, number, index, at }: Memory): Promise<boolean> {
  output().unlock()
  const playlist = await playlistOf(kind, number)
  if (playlist) await startPlaylist(playlist, index, at)
  return playlist !== null
}

/** The verses of a surah or juz as a playlist; null when they could not be fetched. */
export async function playlistOf(kind: Playlist['kind'], number: number): Promise<Playlist | null> {
  if (kind === 'list') return null
  if (kind === 'surah') {
    const surah = await loaded(surahStore, number)
    return surah && surahPlaylist(surah)
  }
  const juz = await loaded(juzStore, number)
  return juz && juzPlaylist({ number, ...juz })
}

async function loaded<T>(store: KeyedStore<T>, number: number): Promise<T | null> {
  await store.load(number, 'public', new AbortController().signal)
  return store.state.getState()[entryKey(number, 'public')]?.data ?? null
}
