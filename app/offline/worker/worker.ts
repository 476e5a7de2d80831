import { OFFLINE_MANIFEST } from '#features/quran/offline/offline-text.ts'
import { SOUND_CACHE, type WorkerMessage } from '../caches.ts'
import {
  dropOldBuilds,
  keepBuild,
  keepScreens,
  forgetSeen,
  keepSeen,
  keptBuildFile,
  keptScreen,
  keptShell,
} from './kept-build.ts'
import { answerFromDevice, keepTextFiles, keptTextFile } from './kept-text.ts'
import { rangeAnswer } from './range.ts'
import type { FetchEventLike, WorkerScope } from './scope.ts'
import { isGone, isPersonal, isReading, mayKeep, type Strategy, strategyFor } from './strategies.ts'

declare const self: WorkerScope

/** How long the network may take when the device could answer too. */
const PATIENCE_MS = 3_500

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepBuild(), keepTextFiles()]))
})

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
  if (message === 'freshen') event.waitUntil(Promise.all([keepTextFiles(), keepScreens()]))
})

/** Another tab may play audio or hold a half-filled form. The old build then stays until that tab is closed. */
async function takeOverIfAlone(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length <= 1) await self.skipWaiting()
}

type Answer = (event: FetchEventLike, url: URL) => Promise<Response>

const answers: Record<Exclude<Strategy, 'pass'>, Answer> = {
  file: async ({ request }, url) => (await keptBuildFile(url)) ?? fetch(request),
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

/** Answers a screen or its data. Public answers are stored and shown again when the network fails. */
function seen(event: FetchEventLike, url: URL, ask: () => Promise<Response>): Promise<Response> {
  const isDocument = event.request.mode === 'navigate'
  const asking = ask()
  const keeping = asking.then((answer) => {
    if (isGone(answer)) return forgetSeen(url)
    return mayKeep(answer) && !isPersonal(url) ? keepSeen(url, answer.clone()) : undefined
  })
  // A failed store must not fail the answer; network failures are handled below.
  event.waitUntil(keeping.catch(() => {}))
  const stored = async () => {
    const screen = await keptScreen(url)
    return screen ?? (isDocument ? keptShell() : undefined)
  }
  return newestOr(asking, { stored, isEager: isDocument && isReading(url) })
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
