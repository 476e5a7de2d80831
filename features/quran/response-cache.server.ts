import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '#platform/config.ts'
import { type Frozen, freeze, frozenBytes } from '#platform/http/frozen.server.ts'
import { freezeKept, smallest } from '#platform/http/precompressed.server.ts'
import { findReciter, recitersOf } from './audio/reciters.ts'
import { openQuran, type Quran } from './text/source.server.ts'
import { juzListWire, juzWire, reciterWire, surahListWire, surahWire } from './wire.server.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
  'X-Content-Type-Options': 'nosniff',
}
/** The bytes of answers with other reciters that are kept; each of the ten reciters could fill 4 MB. */
const OTHER_VOICES_BYTES = 6 * 1024 * 1024

/** Every answer of the Quran API, compressed in memory: each body is made once. */
export type ResponseCache = {
  /** The ready answer for this path and query ('/v2/surat/2'); it never makes one. */
  peek(url: string): Frozen | undefined
  /** The answer for this path and query; undefined for an unknown surah, juz or reciter. */
  get(url: string): Promise<Frozen | undefined>
  /** Drops every answer: a text has changed. */
  forget(): void
  /** Makes every answer of the default reciter and compresses it fully; uses what `folder` already has. */
  warm(folder: string, signal?: AbortSignal): Promise<void>
}

const caches = new Map<string, ResponseCache>()

/** The response cache of the configured text and reciters: one per process. */
export function openResponseCache(
  config: Pick<Config, 'quranSource' | 'audioSource'>,
): ResponseCache {
  const key = `${config.quranSource} ${config.audioSource}`
  const known = caches.get(key)
  if (known) return known
  const cache = buildResponseCache(openQuran(config), config.audioSource)
  caches.set(key, cache)
  return cache
}

/** Drops every ready answer of this process: the next one is made from the text as it is now. */
export function forgetResponses(): void {
  for (const cache of caches.values()) cache.forget()
}

/**
 * For the front of the server, before any router: the ready answer to a permitted read of the Quran. Undefined for
 * all other requests, which the API handles.
 */
export function respondFrozen(
  config: Pick<Config, 'quranSource' | 'audioSource'>,
  mayRead: (authorization: string | undefined) => boolean,
) {
  const cache = openResponseCache(config)
  return (request: { headers: { authorization?: string } }, pathname: string, search: string) => {
    if (!pathname.startsWith('/v2/')) return undefined
    const frozen = cache.peek(search === '' ? pathname : pathname + search)
    return frozen && mayRead(request.headers.authorization) ? frozen : undefined
  }
}

function buildResponseCache(quran: Quran, audioSource: string): ResponseCache {
  const ready = new Map<string, Frozen>()
  const otherVoices = new Map<string, Frozen>()
  const making = new Map<string, Promise<Frozen>>()
  let otherBytes = 0
  // Rises when a text changes: what is still being made of the earlier text is not kept.
  let edition = 0

  function keepOther(url: string, frozen: Frozen): void {
    otherVoices.set(url, frozen)
    otherBytes += frozenBytes(frozen)
    for (const [oldest, gone] of otherVoices) {
      if (otherBytes <= OTHER_VOICES_BYTES) return
      otherVoices.delete(oldest)
      otherBytes -= frozenBytes(gone)
    }
  }

  async function make(url: string, freezing: Promise<Frozen>): Promise<Frozen> {
    const made = edition
    const frozen = await freezing
    if (made !== edition) return frozen
    if (url.includes('?')) keepOther(url, frozen)
    else ready.set(url, frozen)
    return frozen
  }

  async function get(url: string, folder?: string): Promise<Frozen | undefined> {
    const known = ready.get(url) ?? otherVoices.get(url) ?? making.get(url)
    if (known) return known
    const body = bodyFor(quran, audioSource, url)
    if (!body) return undefined
    const made = make(url, frozenBody(body, folder)).finally(() => making.delete(url))
    making.set(url, made)
    return made
  }

  return {
    peek: (url) => ready.get(url) ?? otherVoices.get(url),
    get: (url) => get(url),
    forget() {
      edition += 1
      ready.clear()
      otherVoices.clear()
      making.clear()
      otherBytes = 0
    },
    async warm(folder, signal) {
      for (const url of allUrls(quran)) {
        if (signal?.aborted) return
        const made = edition
        const frozen = await get(url, folder)
        const small = frozen && (await smallest(frozen, folder))
        if (small && made === edition) ready.set(url, small)
        await pause(0, undefined, { ref: false })
      }
    },
  }
}

function frozenBody(body: object, folder: string | undefined): Promise<Frozen> {
  const [text, options] = [JSON.stringify(body), { headers, quality: 5 }]
  return folder === undefined ? freeze(text, options) : freezeKept(text, options, folder)
}

function allUrls(quran: Quran): string[] {
  return [
    '/v2/surat',
    '/v2/juz',
    '/v2/qari',
    ...quran.listSurahs().map((surah) => `/v2/surat/${surah.number}`),
    ...quran.listJuz().map((juz) => `/v2/juz/${juz.number}`),
  ]
}

function bodyFor(quran: Quran, audioSource: string, url: string): object | undefined {
  const parts = /^\/v2\/(surat|juz|qari)(?:\/([1-9]\d{0,2}))?(?:\?qari=([a-z-]+))?$/.exec(url)
  if (!parts) return undefined
  const [, kind, id, voice] = parts
  const reciter = findReciter(audioSource, voice)
  if (!reciter) return undefined
  if (id === undefined) return { data: listFor(quran, audioSource, kind as string) }
  if (kind === 'surat') {
    const surah = quran.findSurah(Number(id))
    return surah && { data: surahWire(quran, surah, reciter) }
  }
  const juz = kind === 'juz' ? quran.findJuz(Number(id)) : undefined
  return juz && { data: juzWire(quran, juz, reciter), qari: reciterWire(reciter) }
}

function listFor(quran: Quran, audioSource: string, kind: string): unknown {
  if (kind === 'surat') return surahListWire(quran)
  return kind === 'juz' ? juzListWire(quran) : recitersOf(audioSource).map(reciterWire)
}
