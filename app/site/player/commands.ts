import { deviceStorage } from '#app/client/storage.client.ts'
import { toast } from '#app/ui/state/toast.tsx'
import { prepareAudio } from './first-press.client.ts'
import type { Playlist } from './playlist.ts'
import { slotStore } from './slot-store.ts'

type Playback = typeof import('./playback/playback.ts')

let playback: Playback | undefined
let loading: Promise<void> | undefined
let requested: { playlist: Playlist; index: number } | undefined

/**
 * Starts a playlist at a verse; the previous one ends. The player's code loads with the first; of several presses
 * meanwhile the last one plays.
 */
export async function play(playlist: Playlist, index: number): Promise<void> {
  if (playback) return playback.startPlaylist(playlist, index)
  requested = { playlist, index }
  slotStore.setState({ isComing: true })
  prepareAudio()
  try {
    await loadPlayer()
    await playWanted()
  } catch (error) {
    console.warn('the player could not be fetched', error)
    requested = undefined
    // A browser remembers a file that did not come for as long as the page lives.
    toast('Murottal belum dapat diputar. Periksa koneksi Anda, lalu muat ulang.', 'warning', {
      label: 'Muat ulang',
      act: () => location.reload(),
    })
  }
  slotStore.setState({ isComing: false })
}

/** Must be called inside a press handler: browsers may block sound that starts after a network answer. */
export function preparePlayer(): void {
  if (playback) return playback.output().unlock()
  prepareAudio()
  loadPlayer().catch(() => undefined)
}

/** Fetches the code that plays, once. After a failure the next call tries again. */
export function loadPlayer(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Lets the player do something, if anything has been played in this visit. */
export function withPlayer(act: (player: Playback) => void): void {
  if (playback) act(playback)
}

/** Must be called when the screen of a surah or juz opens: another playlist of the same kind ends. */
export function screenOpened(kind: Playlist['kind'], number: number): void {
  if (requested?.playlist.kind === kind && requested.playlist.number !== number)
    requested = undefined
  withPlayer(({ send }) => send({ type: 'opened', screen: { kind, number } }))
}

/** True when this device has stored settings or a last played verse (app/site/player/listening/extension.client.ts). */
export function remembersListener(): boolean {
  return Boolean(
    deviceStorage.get('amanah.murottal') || deviceStorage.get('amanah.murottal.terakhir'),
  )
}

async function load(): Promise<void> {
  const parts = [
    import('./playback/playback.ts'),
    import('./playback/player-card.tsx'),
    import('./playback/use-extras.ts'),
  ] as const
  // While one of them is on its way, a failure of another must not load the page again (reload-guard.client.ts).
  await Promise.allSettled(parts)
  const [loaded, { PlayerCard }, { loadExtras }] = await Promise.all(parts)
  // The chosen reciter is known before the first sound.
  if (remembersListener()) loaded.awaitExtension(loadExtras())
  playback = loaded
  slotStore.setState({ Card: PlayerCard })
}

async function playWanted(): Promise<void> {
  const start = requested
  requested = undefined
  if (start) await playback?.startPlaylist(start.playlist, start.index)
}
