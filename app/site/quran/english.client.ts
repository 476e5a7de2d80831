import { api } from '#app/client/api.client.ts'
import type { QuranApi } from '#features/quran/api.server.ts'
import type { EnglishWire } from '#features/quran/contract.ts'
import { ENGLISH_CACHE } from './english-cache.ts'

const KEY = '/v2/terjemahan/en'

/** The English translation as this device keeps it, else from the server. Throws without both. */
export async function findEnglish(): Promise<EnglishWire['data']> {
  const cache = await openCache()
  const cached = await cache?.match(KEY)
  if (cached) return ((await cached.json()) as EnglishWire).data
  const response: Response = await api<QuranApi>().terjemahan.en.$get({})
  const text = await response.text()
  const { data } = JSON.parse(text) as EnglishWire
  // A browser without room, or without a cache, asks again next time.
  await cache?.put(KEY, Response.json(JSON.parse(text))).catch(() => undefined)
  return data
}

/** Deletes what this device keeps of it. */
export async function removeEnglish(): Promise<void> {
  await caches.delete(ENGLISH_CACHE)
}

function openCache(): Promise<Cache | undefined> {
  if (!('caches' in window)) return Promise.resolve(undefined)
  return caches.open(ENGLISH_CACHE).catch(() => undefined)
}
