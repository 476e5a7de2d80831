import type { SearchQuery, SearchWire } from '#features/verse-search/contract.ts'
import {
  OFFLINE_CACHE,
  OFFLINE_MANIFEST,
  type OfflineFiles,
  type OfflineManifest,
} from '#features/quran/offline/offline-text.ts'

/** A search without network: a worker builds the index from the text on the device. */
export type DeviceSearch = (query: SearchQuery) => Promise<SearchWire>

let ready: DeviceSearch | undefined
let opening: Promise<DeviceSearch | undefined> | undefined

/** The device's search if it is ready; does not wait. */
export function readyDeviceSearch(): DeviceSearch | undefined {
  return ready
}

/** Prepares the device's search if the text is stored here; undefined when it is not. */
export function openDeviceSearch(): Promise<DeviceSearch | undefined> {
  opening ??= openFromCache()
    .catch((error: unknown) => {
      console.warn('the kept text cannot be searched', error)
      return undefined
    })
    .then((search) => {
      ready = search
      if (!search) opening = undefined
      return search
    })
  return opening
}

/** True when the whole text is stored on this device. */
export async function isTextKept(): Promise<boolean> {
  return (await keptFiles()) !== undefined
}

/** Stores the whole text on this device and searches it from now on. Throws when a file fails to load. */
export async function keepText(): Promise<void> {
  const manifest = await fetch(OFFLINE_MANIFEST)
  if (!manifest.ok) throw new Error(`${OFFLINE_MANIFEST} answered ${manifest.status}`)
  const { files } = (await manifest.clone().json()) as OfflineManifest
  const cache = await caches.open(OFFLINE_CACHE)
  await cache.addAll(files.map(({ url }) => url))
  // Stored last: a manifest in the cache proves that its files are there.
  await cache.put(OFFLINE_MANIFEST, manifest)
  const urls = new Set([OFFLINE_MANIFEST, ...files.map(({ url }) => url)])
  for (const request of await cache.keys()) {
    if (!urls.has(new URL(request.url).pathname)) await cache.delete(request)
  }
  await openDeviceSearch()
}

async function keptFiles(): Promise<OfflineFiles | undefined> {
  if (!('caches' in globalThis)) return undefined
  const cache = await caches.open(OFFLINE_CACHE)
  const manifest = await cache.match(OFFLINE_MANIFEST)
  if (!manifest) return undefined
  const { files } = (await manifest.json()) as OfflineManifest
  const texts = await Promise.all(
    files.map(async ({ name, url }) => [name, await (await cache.match(url))?.text()]),
  )
  if (texts.some(([, text]) => text === undefined)) return undefined
  return Object.fromEntries(texts) as OfflineFiles
}

async function openFromCache(): Promise<DeviceSearch | undefined> {
  const files = await keptFiles()
  if (!files) return undefined
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (result: SearchWire) => void>()
  let last = 0
  await new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ id: number; result?: SearchWire }>) => {
      if (data.id === 0) resolve()
      else if (data.result) waiting.get(data.id)?.(data.result)
      waiting.delete(data.id)
    }
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage({ files })
  })
  return (query) => {
    last += 1
    const id = last
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      worker.postMessage({ id, query })
    })
  }
}
