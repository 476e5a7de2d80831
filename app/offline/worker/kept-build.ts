import { FILES_PREFIX, SCREENS_PREFIX, SHELL } from '../caches.ts'
import { keptAddress, mayKeep } from './strategies.ts'

/** What the build puts into the worker (server/offline-build.ts). */
declare const __OFFLINE__: { version: string; files: string[]; screens: string[] }

const FILES = FILES_PREFIX + __OFFLINE__.version
const SCREENS = SCREENS_PREFIX + __OFFLINE__.version
const AT_ONCE = 4
const MOST_SCREENS = 80

/** Fetches everything of this build. Throws when a part does not come: a worker with gaps is none. */
export async function keepBuild(): Promise<void> {
  const cache = await caches.open(FILES)
  await inTurn(__OFFLINE__.files, async (url) => {
    // What the last build had under the same name is the same.
    const known = url.startsWith('/assets/') ? await caches.match(url) : undefined
    await cache.put(url, known ?? (await fetchWhole(url)))
  })
  await keepScreens()
}

/** Fetches the document and the screens' data anew. A screen that does not exist is left out. */
export async function keepScreens(): Promise<void> {
  const cache = await caches.open(FILES)
  await cache.put(SHELL, await fetchWhole(SHELL))
  await inTurn(__OFFLINE__.screens, async (url) => {
    const answer = await fetch(url, { cache: 'no-cache', priority: 'low' })
    if (mayKeep(answer)) await cache.put(url, answer)
  })
}

/** Drops what builds before have kept; downloads and the text stay. */
export async function dropOldBuilds(): Promise<void> {
  for (const name of await caches.keys()) {
    const isOfBuild = name.startsWith(FILES_PREFIX) || name.startsWith(SCREENS_PREFIX)
    if (isOfBuild && name !== FILES && name !== SCREENS) await caches.delete(name)
  }
}

/** A file of any build that is still here. */
export function keptBuildFile(url: URL): Promise<Response | undefined> {
  return caches.match(url.href, { ignoreVary: true, ignoreSearch: true })
}

/** The document of any screen. */
export async function keptShell(): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(SHELL)
}

/** A screen or its data, as it was seen last. */
export async function keptScreen(url: URL): Promise<Response | undefined> {
  const address = keptAddress(url)
  const options = { ignoreVary: true }
  const seen = await (await caches.open(SCREENS)).match(address, options)
  return seen ?? (await caches.open(FILES)).match(address, options)
}

/** Keeps a public screen that was seen, in place of the ones seen longest ago. */
export async function keepSeen(url: URL, answer: Response): Promise<void> {
  const cache = await caches.open(SCREENS)
  const address = keptAddress(url)
  await cache.delete(address)
  await cache.put(address, answer)
  const seen = await cache.keys()
  for (const old of seen.slice(0, Math.max(0, seen.length - MOST_SCREENS))) await cache.delete(old)
}

/** What was withdrawn is not shown again either. */
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

/** A few at a time, so that what the person does next comes first. */
async function inTurn(urls: readonly string[], run: (url: string) => Promise<void>): Promise<void> {
  const left = [...urls]
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) await run(url)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
