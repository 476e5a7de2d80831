import { FILES_PREFIX, SCREENS_PREFIX, SHELL } from '../caches.ts'
import { keptAddress, mayKeep } from './strategies.ts'

/** Constants that the build puts into the worker (server/offline-build.ts). */
declare const __OFFLINE__: { version: string; files: string[]; screens: string[] }

const FILES = FILES_PREFIX + __OFFLINE__.version
const SCREENS = SCREENS_PREFIX + __OFFLINE__.version
const AT_ONCE = 4
const MOST_SCREENS = 80

/** Stores all files of this build. Throws when one fails: a worker needs all of them. */
export async function keepBuild(): Promise<void> {
  const cache = await caches.open(FILES)
  await inTurn(__OFFLINE__.files, async (url) => {
    // Asset names contain a hash, so a file of the last build with the same name is identical.
    const known = url.startsWith('/assets/') ? await caches.match(url) : undefined
    await cache.put(url, known ?? (await fetchWhole(url)))
  })
  await keepScreens()
}

/** Fetches the document and the screens' data again. A screen that does not exist is left out. */
export async function keepScreens(): Promise<void> {
  const cache = await caches.open(FILES)
  await cache.put(SHELL, await fetchWhole(SHELL))
  await inTurn(__OFFLINE__.screens, async (url) => {
    const answer = await fetch(url, { cache: 'no-cache', priority: 'low' })
    if (mayKeep(answer)) await cache.put(url, answer)
  })
}

/** Deletes the caches of earlier builds; downloads and the text stay. */
export async function dropOldBuilds(): Promise<void> {
  for (const name of await caches.keys()) {
    const isOfBuild = name.startsWith(FILES_PREFIX) || name.startsWith(SCREENS_PREFIX)
    if (isOfBuild && name !== FILES && name !== SCREENS) await caches.delete(name)
  }
}

/** A stored file of any build. */
export function keptBuildFile(url: URL): Promise<Response | undefined> {
  return caches.match(url.href, { ignoreVary: true, ignoreSearch: true })
}

/** The stored document that can open any screen. */
export async function keptShell(): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(SHELL)
}

/** A screen or its data from the last visit. */
export async function keptScreen(url: URL): Promise<Response | undefined> {
  const address = keptAddress(url)
  const options = { ignoreVary: true }
  const seen = await (await caches.open(SCREENS)).match(address, options)
  return seen ?? (await caches.open(FILES)).match(address, options)
}

/** Stores a visited public screen; the oldest ones are deleted. */
export async function keepSeen(url: URL, answer: Response): Promise<void> {
  const cache = await caches.open(SCREENS)
  const address = keptAddress(url)
  await cache.delete(address)
  await cache.put(address, answer)
  const seen = await cache.keys()
  for (const old of seen.slice(0, Math.max(0, seen.length - MOST_SCREENS))) await cache.delete(old)
}

/** Deletes a screen that no longer exists. */
export async function forgetSeen(url: URL): Promise<void> {
  await (await caches.open(SCREENS)).delete(keptAddress(url))
}

async function fetchWhole(url: string): Promise<Response> {
  const answer = await fetch(url, {
    cache: url.startsWith('/assets/') ? 'default' : 'no-cache',
    priority: 'low',
  })
  if (!answer.ok || answer.redirected) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

/** Fetches only a few files at a time, so that the user's own requests come first. */
async function inTurn(urls: readonly string[], run: (url: string) => Promise<void>): Promise<void> {
  const left = [...urls]
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) await run(url)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
