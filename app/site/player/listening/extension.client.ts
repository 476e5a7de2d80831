import { createStore } from 'zustand/vanilla'
import { isSavingData } from '../data-saver.client.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { deviceStorage } from '#app/client/storage.client.ts'
import {
  attachExtension,
  output,
  type PlayerExtension,
  resume,
  send,
} from '../playback/playback.ts'
import { playerStore } from '../player-store.ts'
import type { ReciterWire } from '#features/quran/contract.ts'
import { checkPosition, FIRST_LOOK_MS, watchPosition } from './scrolled-away.client.ts'
import { fetchFollowing, followingOf } from './following.client.ts'
import { fetchMeanings, hush, meaningReader } from '../speech/meaning.client.ts'
import { showInSystem, showPlace } from './media-session.client.ts'
import { type Memory, memoryOf, readMemory } from './last-played.ts'
import { recitersOffered } from './reciters.client.ts'
import { placeStore } from './seek.ts'
import { readSettings, withReciter, type Settings, silenceAfter } from './settings.ts'
import { silentWav } from './silence.ts'

const SETTINGS = 'amanah.murottal'
const MEMORY = 'amanah.murottal.terakhir'
const REMEMBER_EVERY_MS = 5_000

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
    readMeaning: (track) =>
      settingsStore.getState().readsMeaning ? meaningReader(track) : undefined,
    hush,
    changed,
  })
  showInSystem(playerStore.getState().player)
  watchPosition()
  document.addEventListener('visibilitychange', remember)
  window.addEventListener('pagehide', remember)
  window.addEventListener('online', () => {
    if (playerStore.getState().player.failure?.kind === 'offline') resume()
  })
  if (settingsStore.getState().voice) void checkReciter()
}

/** The next surah or juz by the chosen qari. */
function following() {
  const { goesOn, voice } = settingsStore.getState()
  return goesOn ? followingOf(playerStore.getState().player.playlist, voice) : undefined
}

function silenceOf(seconds: number): string {
  return URL.createObjectURL(new Blob([silentWav(seconds)], { type: 'audio/wav' }))
}

function apply(): void {
  const { speed, isSaving, goesOn, readsMeaning } = settingsStore.getState()
  output().speed = speed
  output().isSaving = isSaving ?? isSavingData()
  showPlace(output().place, speed)
  const { player } = playerStore.getState()
  if (goesOn) fetchFollowing(player)
  if (readsMeaning && player.current) fetchMeanings(player.current)
}

/** Updates the stored qari when it is no longer offered or its recordings have moved. */
async function checkReciter(): Promise<void> {
  const { voice } = settingsStore.getState()
  const voices = await recitersOffered()
  if (!voices) return
  const offered = voices.find(({ id }) => id === voice?.id)
  if (JSON.stringify(offered) !== JSON.stringify(voice)) changeSettings({ voice: offered ?? null })
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
    const { goesOn, readsMeaning } = settingsStore.getState()
    if (goesOn) fetchFollowing(player)
    if (readsMeaning && player.current) fetchMeanings(player.current)
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
