import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '#app/client/storage.client.ts'
import { toast } from '#app/ui/state/toast.tsx'
import { play, preparePlayer } from '../commands.ts'
import { playlistOf } from '../listening/resume-playlist.ts'
import type { Track } from '../playlist.ts'
import { type OwnList, readLists } from './own-lists.ts'

const LISTS = 'amanah.murottal.daftar'

/** The listener's own lists on this device. */
export const listsStore = createStore<{ lists: readonly OwnList[] }>(() => ({
  lists: readLists(deviceStorage.get(LISTS)),
}))

/** Changes the lists at once and stores them. */
export function changeLists(change: (lists: readonly OwnList[]) => readonly OwnList[]): void {
  const lists = change(listsStore.getState().lists)
  listsStore.setState({ lists })
  deviceStorage.setJson(LISTS, lists)
}

/** Plays a list from its first verse. */
export async function playList({ id, items }: OwnList): Promise<void> {
  preparePlayer()
  const tracks: Track[] = []
  let reciter = ''
  for (const { surah, from, to } of items) {
    const playlist = await playlistOf('surah', surah)
    if (!playlist) {
      toast('Daftar belum dapat diputar. Periksa koneksi Anda, lalu coba lagi.', 'warning')
      return
    }
    reciter = playlist.reciter ?? ''
    tracks.push(...playlist.tracks.slice((from ?? 1) - 1, to))
  }
  await play({ kind: 'list', number: id, reciter, tracks }, 0)
}
