import { createStore } from 'zustand/vanilla'
import { ApiFailure, api } from '#app/client/api.client.ts'
import { isSavingData } from '../data-saver.client.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { deviceStorage } from '#app/client/storage.client.ts'
import { endOwnScroll, isOwnScroll, whereOutOfSight } from '../follow-verse.client.ts'
import { type Playlist, soundAnchor } from '../playlist.ts'
import {
  attachExtension,
  output,
  type PlayerExtension,
  resume,
  send,
} from '../playback/playback.ts'
import { playerStore } from '../player-store.ts'
import type { QuranApi } from '#features/quran/api.server.ts'
import type { ReciterWire } from '#features/quran/contract.ts'
import { fetchFollowing, followingOf } from './following.client.ts'
import { showInSystem, showPlace } from './media-session.client.ts'
import { type Memory, memoryOf, readMemory } from './last-heard.ts'
import { placeStore } from './seek.ts'
import { readSettings, withReciter, type Settings, silenceAfter } from './settings.ts'
import { silentWav } from './silence.ts'

const SETTINGS = 'amanah.murottal'
const MEMORY = 'amanah.murottal.terakhir'
const REMEMBER_EVERY_MS = 5_000
/** Longer than a scroll by the code takes. */
const FIRST_LOOK_MS = 1_600

/** The listener's settings, stored on this device. */
export const settingsStore = createStore<Settings>(() => readSettings(deviceStorage.get(SETTINGS)))

/** The last played verse when this visit started; null when there is nothing to resume. */
export const memoryStore = createStore<{ memory: Memory | null }>(() => ({
  memory: readMemory(deviceStorage.get(MEMORY), deviceNow()),
}))

/** Changes settings at once and stores them. */
export function changeSettings(part: Partial<Settings>): void {
  settingsStore.setState(part)
  deviceStorage.setJson(SETTINGS, settingsStore.getState())
  apply()
}

/** Sets the qari; the current verse starts again. The first qari is the default and is not stored. */
export function chooseReciter(voice: ReciterWire, isFirst: boolean): void {
  changeSettings({ voice: isFirst ? null : voice })
  const { playlist } = playerStore.getState().player
  if (playlist) send({ type: 'reciter-changed', playlist: withReciter(playlist, voice) })
}

/** Fetches the available qari. Throws ApiFailure. */
export async function fetchReciters(signal: AbortSignal): Promise<ReciterWire[]> {
  const response = await api<QuranApi>().qari.$get({}, { init: { signal } })
  return (await response.json()).data
}

/** Deletes the last played verse. */
export function forget(): void {
  memoryStore.setState({ memory: null })
  deviceStorage.remove(MEMORY)
}

/** Adds everything that goes beyond the player's own rules. Called once. */
export function startExtension(): void {
  apply()
  attachExtension({
    withReciter: (playlist) => {
      const { voice } = settingsStore.getState()
      return voice ? withReciter(playlist, voice) : playlist
    },
    silenceAfter: (seconds) => {
      const silence = silenceAfter(settingsStore.getState(), seconds)
      return silence > 0 ? silenceOf(silence) : undefined
    },
    silence: silenceOf,
    following,
    changed,
  })
  showInSystem(playerStore.getState().player)
  for (const byHand of ['wheel', 'touchmove', 'keydown'])
    document.addEventListener(byHand, endOwnScroll, { passive: true })
  document.addEventListener('scroll', checkPosition, { passive: true })
  window.addEventListener('scrollend', () => setTimeout(checkPosition))
  // The reader may have scrolled before this code was loaded.
  setTimeout(checkPosition, FIRST_LOOK_MS)
  document.addEventListener('visibilitychange', remember)
  window.addEventListener('pagehide', remember)
  window.addEventListener('online', () => {
    if (playerStore.getState().player.failure?.kind === 'offline') resume()
  })
  if (settingsStore.getState().voice) void checkReciter()
}

/** The next surah or juz by the chosen qari. */
function following(): Playlist | undefined {
  const { goesOn, voice } = settingsStore.getState()
  return goesOn ? followingOf(playerStore.getState().player.playlist, voice) : undefined
}

function silenceOf(seconds: number): string {
  return URL.createObjectURL(new Blob([silentWav(seconds)], { type: 'audio/wav' }))
}

function apply(): void {
  const { speed, isSaving, goesOn } = settingsStore.getState()
  output().speed = speed
  output().isSaving = isSaving ?? isSavingData()
  showPlace(output().place, speed)
  if (goesOn) fetchFollowing(playerStore.getState().player)
}

/** Updates the stored qari when it is no longer offered or its recordings have moved. */
async function checkReciter(): Promise<void> {
  try {
    const { voice } = settingsStore.getState()
    const voices = await fetchReciters(new AbortController().signal)
    const offered = voices.find(({ id }) => id === voice?.id)
    if (JSON.stringify(offered) !== JSON.stringify(voice))
      changeSettings({ voice: offered ?? null })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}

let rememberedAt = 0
let shown = { at: 0, length: Number.NaN, now: 0 }
/** The system counts on by itself; only a place further off than this is told to it. */
const JUMP_SECONDS = 1

function changed(...[player, event]: Parameters<PlayerExtension['changed']>): void {
  const { place } = output()
  placeStore.setState({ ...place, at: player.isCardPaused ? player.resumeAt : place.at })
  const isDue = deviceNow() - rememberedAt >= REMEMBER_EVERY_MS
  if (event) {
    showInSystem(player)
    if (settingsStore.getState().goesOn) fetchFollowing(player)
    // Who closes the card wants it away: it is not offered again on the next screen, nor by the next visit.
    if (event.type === 'close') forget()
    else if (event.type !== 'opened') memoryStore.setState({ memory: null })
    if (playerStore.getState().away) requestAnimationFrame(checkPosition)
    // An interrupted scroll sends no further event, so the position is checked later.
    else setTimeout(checkPosition, FIRST_LOOK_MS)
  }
  const { speed } = settingsStore.getState()
  const expected = shown.at + ((deviceNow() - shown.now) / 1_000) * speed
  const hasJumped = !player.isCardPaused && Math.abs(place.at - expected) > JUMP_SECONDS
  if (event || isDue || hasJumped || place.length !== shown.length) {
    shown = { ...place, now: deviceNow() }
    showPlace(place, speed)
  }
  if (event || isDue) remember()
}

function remember(): void {
  const { player } = playerStore.getState()
  if (!player.current) return
  rememberedAt = deviceNow()
  const at = player.isCardPaused ? player.resumeAt : output().place.at
  const memory = memoryOf(player, at, rememberedAt)
  if (memory) deviceStorage.setJson(MEMORY, memory)
  else deviceStorage.remove(MEMORY)
}

/**
 * Records whether the reader has scrolled away from the playing verse. Checked after each scroll of theirs, and when
 * the verse becomes visible.
 */
function checkPosition(): void {
  const { player, away: before } = playerStore.getState()
  const anchor = soundAnchor(player)
  if (isOwnScroll() || !anchor) return
  const away = player.isCardPaused ? null : whereOutOfSight(anchor)
  if (away !== before) playerStore.setState({ away })
}
