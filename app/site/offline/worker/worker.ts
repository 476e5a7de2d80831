import { OFFLINE_MANIFEST } from '#features/quran/offline/offline-text.ts'
import { SOUND_CACHE, type WorkerMessage } from '../caches.ts'
import { keepAll, keepAllOrRenew } from './keep-all.ts'
import {
  dropOldBuilds,
  isAnyBuildWhole,
  keepFile,
  keepFiles,
  keepScreens,
  keptBuildFile,
  keptShell,
} from './kept-build.ts'
import { forgetSeen, keepOpened, keepSeen, keptScreen, openedScreen } from './kept-screens.ts'
import { answerFromDevice, keptTextFile } from './kept-text.ts'
import { answerNotice, showNotice } from './notices.ts'
import { plainPage } from './plain-page.ts'
import { rangeAnswer } from './range.ts'
import type { FetchEventLike, WorkerScope } from './scope.ts'
import { isGone, isHome, isReading, type Strategy, strategyFor } from './strategies.ts'

declare const self: WorkerScope

/** How long the network may take when the device could answer too. */
const PATIENCE_MS = 3_500
const LEAVING_MS = [0, 500, 1_000]

// A first visit fetches nothing more. A device that had everything of the last build needs what has changed.
self.addEventListener('install', (event) => {
  event.waitUntil(keepNextBuild())
})

async function keepNextBuild(): Promise<void> {
  if (!(await isAnyBuildWhole())) return
  await keepFiles()
  await keepScreens()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver(): Promise<void> {
  await dropOldBuilds()
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message === 'take-over') event.waitUntil(takeOverIfAlone())
  else if (message === 'returned') event.waitUntil(keepAllOrRenew())
  else if (message === 'asked') {
    const answer = keepAll().then((outcome) => event.ports[0]?.postMessage(outcome))
    event.waitUntil(answer)
  } else if (message === 'opened' && event.source) {
    event.waitUntil(keepOpened(new URL(event.source.url)).catch(() => {}))
  }
})

/**
 * Another tab may play audio or hold a half-filled form. The old build then stays until that tab is closed. The page
 * that this one has replaced may still be leaving.
 */
async function takeOverIfAlone(): Promise<void> {
  for (const ms of LEAVING_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (open.length <= 1) return self.skipWaiting()
  }
}

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(self, event.data?.json()))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(answerNotice(self, event))
})

type Answer = (event: FetchEventLike, url: URL) => Promise<Response>

const answers: Record<Exclude<Strategy, 'pass'>, Answer> = {
  file: async (event, url) => (await keptBuildFile(url)) ?? newFile(event, url),
  text: async ({ request }, { pathname }) => {
    const stored = () => keptTextFile(pathname)
    if (pathname === OFFLINE_MANIFEST) return newestOr(fetch(request), { stored, isEager: true })
    return (await stored()) ?? fetch(request)
  },
  answer: ({ request }, url) =>
    newestOr(fetch(request), { stored: () => answerFromDevice(url), isEager: true }),
  data: (event, url) => seen(event, url, () => fetch(event.request)),
  document: (event, url) =>
    seen(event, url, async () => (await event.preloadResponse) ?? fetch(event.request)),
  sound: async ({ request }) => {
    const cache = await caches.open(SOUND_CACHE)
    const stored = await cache.match(request.url, { ignoreVary: true })
    return stored ? rangeAnswer(request.headers.get('Range'), await stored.blob()) : fetch(request)
  },
}

self.addEventListener('fetch', (event) => {
  const { method, mode, destination, cache } = event.request
  const url = new URL(event.request.url)
  const strategy = strategyFor({ method, mode, destination, cache, url }, self.location.origin)
  if (strategy !== 'pass') event.respondWith(answers[strategy](event, url))
})

/** A file that is not stored yet; a screen uses it, so it is stored. */
async function newFile(event: FetchEventLike, url: URL): Promise<Response> {
  const answer = await fetch(event.request)
  if (answer.status === 200 && answer.type === 'basic') {
    // A failed store must not fail the answer.
    event.waitUntil(keepFile(url, answer.clone()).catch(() => {}))
  }
  return answer
}

/** Answers a screen or its data. Public answers are stored and shown again when the network fails. */
function seen(event: FetchEventLike, url: URL, ask: () => Promise<Response>): Promise<Response> {
  const isDocument = event.request.mode === 'navigate'
  const asking = ask()
  const keeping = asking.then((answer) =>
    isGone(answer) ? forgetSeen(url) : keepSeen(url, answer.clone()),
  )
  // A failed store must not fail the answer; network failures are handled below.
  event.waitUntil(keeping.catch(() => {}))
  const stored = async () => {
    // The home screen's sums and programs are of no use without a network: the shell draws its offline form.
    const screen = isHome(url) ? undefined : await keptScreen(url)
    if (screen || !isDocument) return screen
    return (isHome(url) ? undefined : await openedScreen(url)) ?? keptShell()
  }
  const answer = newestOr(asking, { stored, isEager: isDocument && isReading(url) })
  return isDocument ? answer.catch(() => plainPage(url)) : answer
}

type Fallback = {
  stored(): Promise<Response | undefined>
  /** True when the stored copy is as good, so the wait for the network is short. */
  isEager: boolean
}

/** The network's answer; the stored one when there is none, or when only a gateway answered with an error. */
async function newestOr(
  asking: Promise<Response>,
  { stored, isEager }: Fallback,
): Promise<Response> {
  try {
    const answer = await (isEager ? Promise.race([asking, patienceOver()]) : asking)
    if (answer && !isUnreached(answer)) return answer
    return (await stored()) ?? (await asking)
  } catch (error) {
    const fallback = await stored()
    if (fallback) return fallback
    throw error
  }
}

function isUnreached({ status }: Response): boolean {
  return status === 502 || status === 503 || status === 504
}

async function patienceOver(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}
