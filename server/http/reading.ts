import { bearerToken } from '#platform/http/http.server.ts'
import { cityList } from '#features/prayer-time/city-list.server.ts'
import { openOfflineCache } from '#features/quran/offline/offline-files.server.ts'
import { openSearch } from '#features/verse-search/open-search.server.ts'
import { openResponseCache, respondFrozen } from '#features/quran/response-cache.server.ts'
import type { Config } from '#platform/config.ts'
import { notAtDesk } from './desk-host.ts'
import type { ReadyAnswer } from './listen.ts'
import { FILES_PREFIX, SCREENS_PREFIX } from '#app/site/offline/caches.ts'
import { freeze } from '#platform/http/frozen.server.ts'

/** Removes itself and the caches of builds; downloads and the stored text stay. */
const farewell = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys())
      if (${JSON.stringify([FILES_PREFIX, SCREENS_PREFIX])}.some((start) => name.startsWith(start))) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
`

/**
 * With OFFLINE_WORKER=off /sw.js is a worker that removes itself from every browser; otherwise it answers nothing
 * here.
 */
export async function openWorkerSwitch({
  hasOfflineWorker,
}: Pick<Config, 'hasOfflineWorker'>): Promise<ReadyAnswer> {
  if (hasOfflineWorker) return () => undefined
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  }
  const frozen = await freeze(farewell, { headers, quality: 5 })
  return (_request, pathname) => (pathname === '/sw.js' ? frozen : undefined)
}

const CITIES = '/v2/prayer-times/kota'

export type ReadingParts = {
  /** Ready answers: of the API what never changes, for permitted readers, and the files a browser stores. */
  ready: ReadyAnswer[]
  /** Opens the search, and packs everything as small as it gets, until the signal. */
  warm(signal?: AbortSignal): Promise<void>
}

/** The folder that keeps between starts what takes long to make, and the id of the build that made it. */
export type KeptMakings = { packed: string; build: string }

/** The parts of the Quran and the list of cities in memory, and the switch of the worker that stores it in browsers. */
export async function openReading(
  config: Config,
  { packed, build }: KeptMakings,
  isVisitor: (token: string) => boolean,
): Promise<ReadingParts> {
  const offline = await openOfflineCache(config, packed)
  const cities = await cityList()
  const mayRead = (authorization: string | undefined) => isVisitor(bearerToken(authorization))
  const ready: ReadyAnswer[] = [
    respondFrozen(config, mayRead),
    ({ headers }, pathname, search) =>
      pathname === CITIES && search === '' && mayRead(headers.authorization) ? cities : undefined,
    (_request, pathname) => offline.find(pathname),
    await openWorkerSwitch(config),
  ]
  return {
    ready: ready.map((answer) => notAtDesk(config, answer)),
    async warm(signal) {
      await openSearch(config, { folder: packed, build })
      await openResponseCache(config).warm(packed, signal)
      await offline.warm(signal)
    },
  }
}
