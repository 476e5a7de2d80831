import { FILES_PREFIX, SCREENS_PREFIX } from '#app/site/offline/caches.ts'
import type { Config } from '#platform/config.ts'
import { freeze } from '#platform/http/frozen.server.ts'
import type { ReadyAnswer } from './listen.ts'

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
