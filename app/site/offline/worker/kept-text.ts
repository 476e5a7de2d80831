import { answerFromText } from '#features/quran/offline/offline-answers.ts'
import {
  answerFromTafsir,
  TAFSIR_CACHE,
  type TafsirFile,
} from '#features/quran/offline/offline-tafsir.ts'
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
let tafsir: Promise<TafsirFile | undefined> | undefined

/** Stores the whole text, or the files that changed. Throws when a file fails to load. */
export async function keepTextFiles(): Promise<void> {
  const manifest = await fetch(OFFLINE_MANIFEST, { cache: 'no-cache' })
  if (!manifest.ok) throw new Error(`${OFFLINE_MANIFEST} answered ${manifest.status}`)
  const newest = (await manifest.clone().json()) as OfflineManifest
  const { files } = newest
  const cache = await caches.open(OFFLINE_CACHE)
  // One by one: what came before the network broke off is not fetched again.
  for (const { url } of files) if (!(await cache.match(url))) await cache.add(url)
  // Stored last: a manifest in the cache proves that its files are there.
  await cache.put(OFFLINE_MANIFEST, manifest)
  const urls = new Set([OFFLINE_MANIFEST, ...files.map(({ url }) => url)])
  for (const request of await cache.keys()) {
    if (!urls.has(new URL(request.url).pathname)) await cache.delete(request)
  }
  text = undefined
  await renewTafsir(newest.tafsir)
}

/** Replaces a downloaded tafsir when its text has changed. */
async function renewTafsir(newest: OfflineManifest['tafsir']): Promise<void> {
  if (!newest || !(await caches.has(TAFSIR_CACHE))) return
  const cache = await caches.open(TAFSIR_CACHE)
  const keys = await cache.keys()
  if (keys.length === 0 || (await cache.match(newest.url))) return
  await cache.add(newest.url)
  await Promise.all(keys.map((request) => cache.delete(request)))
  tafsir = undefined
}

export async function keptTextFile(pathname: string): Promise<Response | undefined> {
  return (await caches.open(OFFLINE_CACHE)).match(pathname)
}

/** The API's answer to this address, built from the stored text. Undefined when the text or the entry is missing. */
export async function answerFromDevice(url: URL): Promise<Response | undefined> {
  const path = url.pathname.slice(url.pathname.lastIndexOf('/v2/'))
  const call = { path, query: url.searchParams }
  const body = path.startsWith('/v2/tafsir/') ? await tafsirAnswer(call) : await textAnswer(call)
  return body && Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}

type ApiCall = { path: string; query: URLSearchParams }

async function textAnswer(call: ApiCall): Promise<object | undefined> {
  text ??= readText()
  const known = await text
  if (!known) text = undefined
  return known && answerFromText(known, call)
}

async function tafsirAnswer(call: ApiCall): Promise<object | undefined> {
  tafsir ??= readTafsir()
  const known = await tafsir
  // It may be downloaded or deleted while the worker lives.
  if (!known || !(await caches.has(TAFSIR_CACHE))) tafsir = undefined
  return tafsir && known && answerFromTafsir(known, call)
}

async function readTafsir(): Promise<TafsirFile | undefined> {
  if (!(await caches.has(TAFSIR_CACHE))) return undefined
  const cache = await caches.open(TAFSIR_CACHE)
  const [request] = await cache.keys()
  return request && (await (await cache.match(request))?.json())
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
