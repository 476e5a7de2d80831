import { OFFLINE_MANIFEST } from '#features/quran/offline/offline-text.ts'
import { BUILD_HEADER } from '../caches.ts'

/** The parts of a request that decide its strategy. */
export type WorkerRequest = {
  method: string
  url: URL
  mode: RequestMode
  destination: RequestDestination
  cache: RequestCache
}

/**
 * How the worker answers. 'pass': not at all. 'file': from the build's cache. 'document' and 'data': from the
 * network, else as last visited. 'answer': the API from the network, else from the stored text. 'text': a stored text
 * file. 'sound': a recording.
 */
export type Strategy = 'pass' | 'file' | 'document' | 'data' | 'answer' | 'text' | 'sound'

/** Files outside /assets/ that screens show offline. */
export const plainFiles = [
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
] as const

/** Never handled by the worker: the demo's tools, files for download, and what must always be fresh. */
const unhandled =
  /^\/(dev|sandbox|webhooks|kelola|kuitansi|sampul|builds|v1|v2|audio)(\/|$)|^\/sw\.js$/
const ofText = /\/v2\/((surat|juz|qari)(\/\d+)?|tafsir\/\d+)$/
const recording = /\/\d{6}\.(mp3|wav|ogg|opus|m4a)$/
const personal =
  /^\/(payment|checkout-\w+|donasi-sekarang|kuitansi|verifikasi|pengembalian|account|mydonation|register|otpregister|forgot-password|password|donasi-rutin|pengingat|kunjungan|khatam\/bersama|pusat-bantuan\/(tiket|pengaduan|belum-terkonfirmasi)|kelola)(\/|\.data$|$)/
const reading = /^\/(alquran|verse-search|(surat|juz|halaman)\/[^/]+)(\.data)?$/

/** The strategy for a request. `origin` is this site; the API and the recordings may be on other hosts. */
export function strategyFor(
  { method, url, mode, destination, cache }: WorkerRequest,
  origin: string,
): Strategy {
  if (method !== 'GET') return 'pass'
  // A download fetches the recording itself, and must end when the page cancels it.
  if (destination === 'audio' || recording.test(url.pathname))
    return cache === 'no-store' ? 'pass' : 'sound'
  if (ofText.test(url.pathname)) return 'answer'
  if (url.origin !== origin) return 'pass'
  const { pathname } = url
  if (unhandled.test(pathname)) return 'pass'
  if (isFile(url)) return 'file'
  if (pathname === OFFLINE_MANIFEST || pathname.startsWith('/quran/teks/')) return 'text'
  if (mode === 'navigate') return 'document'
  return pathname.endsWith('.data') ? 'data' : 'pass'
}

/** True for a file of the build. */
export function isFile({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/') || plainFiles.some((file) => file === pathname)
}

/** True for the home screen, which has a form of its own for being offline. */
export function isHome({ pathname }: URL): boolean {
  return pathname === '/' || pathname === '/_.data'
}

/** True for Quran screens. The device has all their data, so the wait for the network is short. */
export function isReading({ pathname }: URL): boolean {
  return reading.test(pathname)
}

/** True for personal screens. They are never stored, whatever their headers say. */
export function isPersonal({ pathname }: URL): boolean {
  return personal.test(pathname)
}

type ScreenAnswer = {
  status: number
  type: ResponseType
  redirected: boolean
  headers: Headers
}

/**
 * True when an answer may be stored: complete, successful, from this site, of this build, and public. Screens with an
 * id, donation forms and accounts are `no-store` and never qualify.
 */
export function mayKeep(answer: ScreenAnswer, build: string): boolean {
  const cacheControl = answer.headers.get('Cache-Control') ?? ''
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    answer.headers.get(BUILD_HEADER) === build &&
    /\bpublic\b/.test(cacheControl) &&
    !/\b(no-store|private)\b/.test(cacheControl)
  )
}

/** True when the server says that a screen no longer exists. */
export function isGone({ status }: { status: number }): boolean {
  return status === 404 || status === 410
}

/**
 * The cache key of a screen. The `_routes` parameter does not count. Nor do the view parameters of a screen's data,
 * because one answer holds both views (Yasin or tahlil, verses or mushaf).
 */
export function keptAddress(url: URL): string {
  const key = new URL(url)
  key.searchParams.delete('_routes')
  if (key.pathname.endsWith('.data')) {
    key.searchParams.delete('bagian')
    key.searchParams.delete('tampil')
  }
  key.hash = ''
  return key.href
}
