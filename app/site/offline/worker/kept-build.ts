import { deviceNow } from '#app/client/device-clock.client.ts'
import {
  type BuildFile,
  type BuildRecord,
  hashOf,
  packAddress,
  type PackedFile,
  unpack,
} from '../build-pack.ts'
import { FILES_PREFIX, SCREENS_PACK, SCREENS_PREFIX, type ScreensPack, SHELL } from '../caches.ts'
import { mayKeep } from './strategies.ts'

/** Constants that the build puts into the worker (server/bundle/offline-build.ts). */
declare const __OFFLINE__: { version: string }

export const BUILD = __OFFLINE__.version
const FILES = FILES_PREFIX + BUILD
const SCREENS = SCREENS_PREFIX + BUILD
const KEPT_AT = 'Kept-At'
const ofCity = /\/ramadhan(?:\.data)?\?kota=([\w-]+)$/

/** Another build is served than this worker's: its files cannot be had any more. */
export class OutdatedBuild extends Error {
  override name = 'OutdatedBuild'
}

/**
 * Stores the files of this build that the device lacks, from one answer. When it breaks off, the next call asks for the
 * rest.
 */
export async function keepFiles(): Promise<void> {
  const { files } = await fetchRecord()
  const cache = await caches.open(FILES)
  const missing = new Map<string, BuildFile>()
  for (const file of files) if (!(await isThere(file, cache))) missing.set(file.url, file)
  if (missing.size === 0) return
  const chosen = files.map(({ url }) => missing.has(url))
  const answer = await fetch(packAddress(BUILD, chosen), { cache: 'no-store', priority: 'low' })
  if (!answer.ok || !answer.body) throw new Error(`the pack answered ${answer.status}`)
  for await (const { file, body } of unpack(answer.body)) {
    if ((await hashOf(body)) !== missing.get(file.url)?.hash) {
      throw new Error(`${file.url} is not what the build says`)
    }
    await cache.put(file.url, fileAnswer(file, body))
    missing.delete(file.url)
  }
  if (missing.size > 0) throw new Error('the pack lacks files')
}

async function fetchRecord(): Promise<BuildRecord> {
  const answer = await fetch(`/builds/meta/${BUILD}.json`, { cache: 'no-cache', priority: 'low' })
  if (answer.status === 404) throw new OutdatedBuild()
  if (!answer.ok) throw new Error(`the list of files answered ${answer.status}`)
  return (await answer.json()) as BuildRecord
}

/** True when this build has the file, or an earlier one has the same, which is then copied. */
async function isThere({ url, hash }: BuildFile, cache: Cache): Promise<boolean> {
  if (await cache.match(url)) return true
  const known = await caches.match(url, { ignoreVary: true })
  if (!known) return false
  const body = new Uint8Array(await known.clone().arrayBuffer())
  if ((await hashOf(body)) !== hash) return false
  await cache.put(url, known)
  return true
}

function fileAnswer({ type }: PackedFile, body: Uint8Array<ArrayBuffer>): Response {
  const headers = {
    'Content-Type': type,
    'Content-Length': String(body.length),
    'X-Content-Type-Options': 'nosniff',
  }
  return new Response(body, { headers })
}

/** Stores the data of the screens and, last, the shell that opens them. */
export async function keepScreens(): Promise<void> {
  const answer = await fetch(SCREENS_PACK, { cache: 'no-cache', priority: 'low' })
  if (!answer.ok) throw new Error(`${SCREENS_PACK} answered ${answer.status}`)
  const { screens } = (await answer.json()) as ScreensPack
  const shell = screens.find(({ url }) => url === SHELL)
  if (!shell) throw new Error('the screens came without their document')
  if (!shell.body.includes(`data-build="${BUILD}"`)) throw new OutdatedBuild()
  const cache = await caches.open(FILES)
  for (const { url, headers, body } of screens) {
    const stored = new Headers(headers)
    stored.set(KEPT_AT, String(deviceNow()))
    await cache.put(url, new Response(body, { headers: stored }))
  }
  await renewCity()
}

/** Prayer times of a city that was chosen have an address of their own: they are renewed with the screens. */
async function renewCity(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SCREENS_PREFIX))
  const seen = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const city = seen.flat().findLast(({ url }) => ofCity.test(url))
  if (!city) return
  const address = city.url.replace(ofCity, '/ramadhan.data?kota=$1')
  const answer = await fetch(address, { cache: 'no-cache', priority: 'low' })
  if (mayKeep(answer, BUILD)) await (await caches.open(SCREENS)).put(address, answer)
}

/** Hours since the screens were stored; undefined when not everything of this build is. */
export async function hoursKept(): Promise<number | undefined> {
  const shell = await keptShell()
  return shell && (deviceNow() - Number(shell.headers.get(KEPT_AT))) / 3_600_000
}

/** True when everything of some build is stored: the next build then needs everything too. */
export async function isAnyBuildWhole(): Promise<boolean> {
  for (const name of await caches.keys()) {
    if (name.startsWith(FILES_PREFIX) && (await (await caches.open(name)).match(SHELL))) return true
  }
  return false
}

/** Deletes the caches of earlier builds; downloads and the text stay. */
export async function dropOldBuilds(): Promise<void> {
  for (const name of await caches.keys()) {
    const isOfBuild = name.startsWith(FILES_PREFIX) || name.startsWith(SCREENS_PREFIX)
    if (isOfBuild && name !== FILES && name !== SCREENS) await caches.delete(name)
  }
}

/** A stored file, of this build before any other. */
export async function keptBuildFile(url: URL): Promise<Response | undefined> {
  const options = { ignoreVary: true, ignoreSearch: true }
  const own = await (await caches.open(FILES)).match(url.href, options)
  return own ?? caches.match(url.href, options)
}

/** Stores a file of the build that a screen has used. */
export async function keepFile(url: URL, answer: Response): Promise<void> {
  await (await caches.open(FILES)).put(url.pathname, answer)
}

/** The stored document that can open any screen. */
export async function keptShell(): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(SHELL)
}
