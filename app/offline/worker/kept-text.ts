import { answerFromText } from '#features/quran/offline/offline-answers.ts'
import {
  decodeOffline,
  OFFLINE_CACHE,
  OFFLINE_MANIFEST,
  type OfflineFiles,
  type OfflineManifest,
  type OfflineText,
} from '#features/quran/offline/offline-text.ts'

// Unpacked once per life of the worker.
let text: Promise<OfflineText | undefined> | undefined

/** Stores the whole text, or the files that changed. Throws when a file fails to load. */
export async function keepTextFiles(): Promise<void> {
  const manifest = await fetch(OFFLINE_MANIFEST, { cache: 'no-cache' })
  if (!manifest.ok) throw new Error(`${OFFLINE_MANIFEST} answered ${manifest.status}`)
  const { files } = (await manifest.clone().json()) as OfflineManifest
  const cache = await caches.open(OFFLINE_CACHE)
  const absent = await Promise.all(
    files.map(async ({ url }) => ((await cache.match(url)) ? [] : [url])),
  )
  await cache.addAll(absent.flat())
  // Stored last: a manifest in the cache proves that its files are there.
  await cache.put(OFFLINE_MANIFEST, manifest)
  const urls = new Set([OFFLINE_MANIFEST, ...files.map(({ url }) => url)])
  for (const request of await cache.keys()) {
    if (!urls.has(new URL(request.url).pathname)) await cache.delete(request)
  }
  text = undefined
}

/** A stored file of the text. */
export async function keptTextFile(pathname: string): Promise<Response | undefined> {
  return (await caches.open(OFFLINE_CACHE)).match(pathname)
}

/** The API's answer to this address, built from the stored text. Undefined when the text or the entry is missing. */
export async function answerFromDevice(url: URL): Promise<Response | undefined> {
  text ??= readText()
  const known = await text
  if (!known) {
    text = undefined
    return undefined
  }
  const path = url.pathname.slice(url.pathname.lastIndexOf('/v2/'))
  const body = answerFromText(known, { path, query: url.searchParams })
  return body && Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}

async function readText(): Promise<OfflineText | undefined> {
  const manifest = await keptTextFile(OFFLINE_MANIFEST)
  if (!manifest) return undefined
  const { files } = (await manifest.json()) as OfflineManifest
  const texts = await Promise.all(
    files.map(async ({ name, url }) => [name, await (await keptTextFile(url))?.text()]),
  )
  if (texts.some(([, each]) => each === undefined)) return undefined
  return decodeOffline(Object.fromEntries(texts) as OfflineFiles)
}
