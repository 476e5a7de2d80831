import { OFFLINE_MANIFEST } from '#features/quran/offline/offline-text.ts'

/** What the worker is asked for, as far as it decides by it. */
export type WorkerRequest = {
  method: string
  url: URL
  mode: RequestMode
  destination: RequestDestination
  cache: RequestCache
}

/**
 * How it is answered: not by us; a file of the build from its cache; a document or a screen's data from the network,
 * else as it was last; the text's API from the network, else from the text on the device; a file of the text; a recording.
 */
export type Strategy = 'pass' | 'file' | 'document' | 'data' | 'answer' | 'text' | 'sound'

/** Files outside /assets/ that screens show without a network. */
export const plainFiles = [
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
] as const

/** Never ours: tools of the demo, what is sent as a file, and what must always be the newest. */
const unhandled =
  /^\/(dev|sandbox|webhooks|kelola|kuitansi|sampul|builds|v1|v2|audio)(\/|$)|^\/sw\.js$/
const ofText = /\/v2\/(surat|juz|qari)(\/\d+)?$/
const recording = /\/\d{6}\.(mp3|wav|ogg|opus|m4a)$/
const personal =
  /^\/(payment|checkout-\w+|donasi-sekarang|kuitansi|verifikasi|account|mydonation|register|otpregister|forgot-password|password|pengingat|kunjungan|pusat-bantuan\/(tiket|pengaduan|belum-terkonfirmasi)|kelola)(\/|\.data$|$)/
const reading = /^\/(alquran|verse-search|(surat|juz|halaman)\/[^/]+)(\.data)?$/

/** Which way a request goes. `origin` is our own; the API and the recordings may lie elsewhere. */
export function strategyFor(
  { method, url, mode, destination, cache }: WorkerRequest,
  origin: string,
): Strategy {
  if (method !== 'GET') return 'pass'
  // A download asks for the recording itself, and ends when the page ends it.
  if (destination === 'audio' || recording.test(url.pathname))
    return cache === 'no-store' ? 'pass' : 'sound'
  if (ofText.test(url.pathname)) return 'answer'
  if (url.origin !== origin) return 'pass'
  const { pathname } = url
  if (unhandled.test(pathname)) return 'pass'
  if (pathname.startsWith('/assets/') || plainFiles.some((file) => file === pathname)) return 'file'
  if (pathname === OFFLINE_MANIFEST || pathname.startsWith('/quran/teks/')) return 'text'
  if (mode === 'navigate') return 'document'
  return pathname.endsWith('.data') ? 'data' : 'pass'
}

/** True for screens of the text: the device has all they show, so nobody need wait long for the network. */
export function isReading({ pathname }: URL): boolean {
  return reading.test(pathname)
}

/** True for screens of one person: never kept, whatever their answers say. */
export function isPersonal({ pathname }: URL): boolean {
  return personal.test(pathname)
}

/**
 * Whether an answer may be kept for later: whole, found, of our own, and said to be the same for everyone.
 * Screens with an id, giving and accounts are `no-store` and never pass.
 */
export function mayKeep(answer: {
  status: number
  type: ResponseType
  redirected: boolean
  headers: Headers
}): boolean {
  const cacheControl = answer.headers.get('Cache-Control') ?? ''
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    /\bpublic\b/.test(cacheControl) &&
    !/\b(no-store|private)\b/.test(cacheControl)
  )
}

/** True when the server says that there is no such screen any more. */
export function isGone({ status }: { status: number }): boolean {
  return status === 404 || status === 410
}

/**
 * Under which address a screen is kept: which of its routes were asked for makes no difference, nor to its data how it
 * is looked at (Yasin or tahlil, verses or mushaf: one answer holds both). All else does.
 */
export function keptAddress(url: URL): string {
  const kept = new URL(url)
  kept.searchParams.delete('_routes')
  if (kept.pathname.endsWith('.data')) {
    kept.searchParams.delete('bagian')
    kept.searchParams.delete('tampil')
  }
  kept.hash = ''
  return kept.href
}
