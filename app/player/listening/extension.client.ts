import { createStore } from 'zustand/vanilla'
import { ApiFailure, api } from '#app/client/api.client.ts'
import { isSavingData } from '../audio-element.client.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { endOwnScroll, isOwnScroll, whereOutOfSight } from '../follow.ts'
import type { PlayerEvent, PlayerState } from '../machine.ts'
import { verseAnchor } from '../playlist.ts'
import { attachExtension, output, playerStore, resume, send } from '../player-store.ts'
import type { QuranApi } from '#features/quran/api.server.ts'
import type { ReciterWire } from '#features/quran/contract.ts'
import { showInSystem, showPlace } from './media-session.client.ts'
import { type Memory, memoryOf, readMemory } from './last-heard.ts'
import { placeStore } from './seek.ts'
import { readSettings, withReciter, type Settings, silenceAfter } from './settings.ts'
import { silentWav } from './silence.ts'

const SETTINGS = 'amanah.murottal'
const MEMORY = 'amanah.murottal.terakhir'
const REMEMBER_EVERY_MS = 5_000
/** Longer than a scroll of ours. */
const FIRST_LOOK_MS = 1_600

/** What the listener has chosen; kept on this device. */
export const settingsStore = createStore<Settings>(() => readSettings(read(SETTINGS)))

/** What was heard last when this visit began; null when there is nothing to go on with. */
export const memoryStore = createStore<{ memory: Memory | null }>(() => ({
  memory: readMemory(read(MEMORY), deviceNow()),
}))

/** Changes what the listener has chosen, at once and for later visits. */
export function changeSettings(part: Partial<Settings>): void {
  settingsStore.setState(part)
  write(SETTINGS, JSON.stringify(settingsStore.getState()))
  apply()
}

/** From now on this qari recites; the verse that sounds begins anew. The first one needs no remembering. */
export function chooseReciter(voice: ReciterWire, isFirst: boolean): void {
  changeSettings({ voice: isFirst ? null : voice })
  const { playlist } = playerStore.getState().player
  if (playlist) send({ type: 'reciter-changed', playlist: withReciter(playlist, voice) })
}

/** The qari that can be chosen. Throws ApiFailure. */
export async function fetchReciters(signal: AbortSignal): Promise<ReciterWire[]> {
  const response = await api<QuranApi>().qari.$get({}, { init: { signal } })
  return (await response.json()).data
}

/** Forgets what was heard last. */
export function forget(): void {
  memoryStore.setState({ memory: null })
  write(MEMORY, null)
}

/** Puts everything beside the player that goes beyond its rules. Called once. */
export function start(): void {
  apply()
  attachExtension({
    withReciter: (playlist) => {
      const { voice } = settingsStore.getState()
      return voice ? withReciter(playlist, voice) : playlist
    },
    silenceAfter: (seconds) => {
      const silence = silenceAfter(settingsStore.getState(), seconds)
      if (silence <= 0) return undefined
      return URL.createObjectURL(new Blob([silentWav(silence)], { type: 'audio/wav' }))
    },
    changed,
  })
  showInSystem(playerStore.getState().player)
  for (const byHand of ['wheel', 'touchmove', 'keydown'])
    document.addEventListener(byHand, endOwnScroll, { passive: true })
  document.addEventListener('scroll', lookAround, { passive: true })
  window.addEventListener('scrollend', () => setTimeout(lookAround))
  // Somebody may have scrolled away before we were here to see it.
  setTimeout(lookAround, FIRST_LOOK_MS)
  document.addEventListener('visibilitychange', remember)
  window.addEventListener('pagehide', remember)
  window.addEventListener('online', () => {
    if (playerStore.getState().problem !== null) resume()
  })
  if (settingsStore.getState().voice) void checkVoice()
}

function apply(): void {
  const { speed, isSaving } = settingsStore.getState()
  output().speed = speed
  output().isSaving = isSaving ?? isSavingData()
}

/** A qari that is no longer offered, or whose recordings have moved, must not stay chosen as they were. */
async function checkVoice(): Promise<void> {
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
let shownLength = Number.NaN

function changed(player: PlayerState, event?: PlayerEvent): void {
  const { place } = output()
  placeStore.setState({ ...place, at: player.isCardPaused ? player.resumeAt : place.at })
  const isDue = deviceNow() - rememberedAt >= REMEMBER_EVERY_MS
  if (event) {
    showInSystem(player)
    if (event.type !== 'close' && event.type !== 'opened') memoryStore.setState({ memory: null })
    if (playerStore.getState().away) requestAnimationFrame(lookAround)
    // A scroll of ours that was cut short brings no other event: whoever is elsewhere by then is shown the way.
    else setTimeout(lookAround, FIRST_LOOK_MS)
  }
  if (event || isDue || place.length !== shownLength) {
    shownLength = place.length
    showPlace(place, settingsStore.getState().speed)
  }
  if (event || isDue) remember()
}

function remember(): void {
  const { player } = playerStore.getState()
  if (!player.current) return
  rememberedAt = deviceNow()
  const at = player.isCardPaused ? player.resumeAt : output().place.at
  const memory = memoryOf(player, at, rememberedAt)
  write(MEMORY, memory && JSON.stringify(memory))
}

/** Whether the reader has left what sounds: every scroll but ours says so, and so does a verse that comes into their sight. */
function lookAround(): void {
  const { player, away: before } = playerStore.getState()
  const { playlist, current, isCardPaused } = player
  if (isOwnScroll() || !playlist || !current) return
  const away = isCardPaused ? null : whereOutOfSight(verseAnchor(playlist.kind, current))
  if (away !== before) playerStore.setState({ away })
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Storage that is refused is no fault: the visit goes on without a memory. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
