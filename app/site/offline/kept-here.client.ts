import {
  OFFLINE_CACHE,
  OFFLINE_MANIFEST,
  type OfflineManifest,
} from '#features/quran/offline/offline-text.ts'
import { TAFSIR_CACHE } from '#features/quran/offline/offline-tafsir.ts'
import { ENGLISH_CACHE } from '#app/site/quran/english-cache.ts'
import { isTextKept } from '#app/site/verse-search/device-search.client.ts'
import type { BuildRecord } from './build-pack.ts'
import { FILES_PREFIX, SHELL, SOUND_CACHE } from './caches.ts'
import { downloadPlace, keptVerses } from './downloads/download.ts'
import { downloadStore, readDownloads } from './downloads/downloads.client.ts'

/** Bytes that each kind of stored content takes on this device. */
export type KeptSizes = {
  app: number
  text: number
  tafsir: number
  english: number
  sound: number
}

/** The sizes of everything this site stores. What the browser itself needs for storing counts as the app's. */
export async function measureKept(): Promise<KeptSizes> {
  const sizes: KeptSizes = { app: 0, text: 0, tafsir: 0, english: 0, sound: 0 }
  for (const name of await caches.keys())
    sizes[kindOf(name)] += await sizeOf(await caches.open(name))
  const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  const others = sizes.text + sizes.tafsir + sizes.english + sizes.sound
  return { ...sizes, app: Math.max(sizes.app, usage - others) }
}

function kindOf(name: string): keyof KeptSizes {
  if (name === OFFLINE_CACHE) return 'text'
  if (name === TAFSIR_CACHE) return 'tafsir'
  if (name === ENGLISH_CACHE) return 'english'
  return name === SOUND_CACHE ? 'sound' : 'app'
}

async function sizeOf(cache: Cache): Promise<number> {
  let bytes = 0
  for (const answer of await cache.matchAll()) {
    const length = answer.headers.get('Content-Length')
    // The length of an answer that was sent compressed is not what is stored.
    const isTrue = length !== null && !answer.headers.has('Content-Encoding')
    bytes += isTrue ? Number(length) : (await answer.blob()).size
  }
  return bytes
}

/** True when every screen of the app can open offline. */
export async function isAppKept(): Promise<boolean> {
  for (const name of await caches.keys()) {
    if (name.startsWith(FILES_PREFIX) && (await caches.match(SHELL, { cacheName: name })))
      return true
  }
  return false
}

/** True when the tafsir has been downloaded. */
export async function isTafsirKept(): Promise<boolean> {
  return (
    (await caches.has(TAFSIR_CACHE)) && (await (await caches.open(TAFSIR_CACHE)).keys()).length > 0
  )
}

/** Bytes that the device will need for what is not stored yet; undefined when that cannot be known now. */
export async function measureMissing(): Promise<{ app: number; tafsir: number } | undefined> {
  const build = document.documentElement.dataset.build
  try {
    const [text, record] = await Promise.all([
      fetchJson<OfflineManifest>(OFFLINE_MANIFEST),
      fetchJson<BuildRecord>(`/builds/meta/${build}.json`),
    ])
    const files = [
      ...text.files.map(({ stored }) => stored),
      ...record.files.map(({ bytes }) => bytes),
    ]
    return { app: files.reduce((sum, bytes) => sum + bytes, 0), tafsir: text.tafsir?.stored ?? 0 }
  } catch {
    return undefined
  }
}

async function fetchJson<T>(address: string): Promise<T> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as T
}

/** Downloads the tafsir. Throws when it fails to load or the device is full. */
export async function keepTafsir(): Promise<void> {
  const { tafsir } = await fetchJson<OfflineManifest>(OFFLINE_MANIFEST)
  if (!tafsir) throw new Error('the source has no tafsir')
  const cache = await caches.open(TAFSIR_CACHE)
  await cache.add(tafsir.url)
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname !== tafsir.url) await cache.delete(request)
  }
}

export async function removeTafsir(): Promise<void> {
  await caches.delete(TAFSIR_CACHE)
}

/** What of the device an offline home can offer. */
export type KeptHere = {
  hasText: boolean
  recordings: { title: string; path: string; voice: string }[]
}

/** Reads whether the text is stored, and the surahs and juz whose recordings are complete. */
export async function readKeptHere(): Promise<KeptHere> {
  const hasText = await isTextKept()
  await readDownloads()
  const whole = (downloadStore.getState().list ?? []).filter((each) => {
    return keptVerses(each) === each.sources.length
  })
  return {
    hasText,
    recordings: whole.map((each) => ({ ...downloadPlace(each), voice: each.voice })),
  }
}
