import { FILES_PREFIX, SCREENS_PREFIX } from '../caches.ts'
import { BUILD, keepFile } from './kept-build.ts'
import { isHome, isPersonal, keptAddress, mayKeep } from './strategies.ts'

const SCREENS = SCREENS_PREFIX + BUILD
const MOST_SCREENS = 80

/** A screen or its data from the last visit, else the data that was stored with the build. */
export async function keptScreen(url: URL): Promise<Response | undefined> {
  const address = keptAddress(url)
  const options = { ignoreVary: true }
  const seen = await (await caches.open(SCREENS)).match(address, options)
  return seen ?? (await caches.open(FILES_PREFIX + BUILD)).match(address, options)
}

/** Stores a visited public screen of this build; the oldest ones are deleted. */
export async function keepSeen(url: URL, answer: Response): Promise<void> {
  if (!mayKeep(answer, BUILD) || isPersonal(url) || isHome(url)) return
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

/** Stores an open page and its files, as far as the browser still has them: nothing of it is fetched again. */
export async function keepOpened(page: URL): Promise<void> {
  if (await (await caches.open(SCREENS)).match(keptAddress(page), { ignoreVary: true })) return
  const answer = await fromBrowser(page)
  if (!answer?.headers.get('Content-Type')?.startsWith('text/html')) return
  const files = filesNamedIn(await answer.clone().text())
  await keepSeen(page, answer)
  for (const name of files) {
    const url = new URL(name, page)
    const file = await fromBrowser(url)
    if (!file?.ok) continue
    // A stylesheet names the fonts.
    if (name.endsWith('.css'))
      for (const font of filesNamedIn(await file.clone().text())) files.add(font)
    await keepFile(url, file)
  }
}

/** A screen that was opened before there was a worker, and that the browser still has. */
export async function openedScreen(url: URL): Promise<Response | undefined> {
  await keepOpened(url)
  return keptScreen(url)
}

function filesNamedIn(text: string): Set<string> {
  return new Set(text.match(/\/assets\/[\w.-]+/g))
}

async function fromBrowser(url: URL): Promise<Response | undefined> {
  try {
    return await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' })
  } catch {
    return undefined
  }
}

/** A screen that was visited, by its title. */
export type SeenScreen = { path: string; title: string }

/** The visited screens, the last one first. */
export async function listSeen(): Promise<SeenScreen[]> {
  const cache = await caches.open(SCREENS)
  const found: SeenScreen[] = []
  for (const request of (await cache.keys()).toReversed()) {
    const { pathname, search } = new URL(request.url)
    const answer = await cache.match(request)
    if (!answer?.headers.get('Content-Type')?.startsWith('text/html')) continue
    const [, title] = /<title>([^<]+)<\/title>/.exec(await answer.text()) ?? []
    // Every title ends with the institution's name.
    if (title) found.push({ path: pathname + search, title: title.split(' · ')[0] ?? title })
  }
  return found
}
