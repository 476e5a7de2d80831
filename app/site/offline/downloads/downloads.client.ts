import { createStore } from 'zustand/vanilla'
import { SOUND_CACHE } from '../caches.ts'
import { keepOffline } from '../begin.client.ts'
import {
  type Download,
  downloadKey,
  emptyDownload,
  keptVerses,
  type Sample,
  type DownloadRequest,
  unsharedFiles,
  withVerse,
} from './download.ts'

const RECORDS = '/unduhan/catatan/'
const AT_ONCE = 3
const SAVE_EVERY = 8
/** A recording has a few hundred KB, so a slower host counts as failed. */
const SILENT_MS = 30_000
/** A device reports a connection before it can reach anything, hence several attempts. */
const ONLINE_AFTER_MS = [500, 3_000, 15_000]

type Store = {
  /** Null until storage has been read. */
  list: readonly Download[] | null
  running: readonly string[]
  /** Why a download stopped by itself, by key. */
  problems: Readonly<Record<string, string>>
}

const FULL = 'Ruang penyimpanan perangkat tidak cukup. Hapus unduhan lain, lalu lanjutkan.'
const CUT = 'Terhenti karena internet terputus. Unduhan berlanjut sendiri begitu internet kembali.'
const ABSENT = 'Rekaman belum dapat diambil dari sumbernya. Coba lagi nanti.'

/** All downloads on this device, complete or not. */
export const downloadStore = createStore<Store>(() => ({ list: null, running: [], problems: {} }))

const running = new Map<string, AbortController>()

export async function readDownloads(): Promise<void> {
  const cache = await caches.open(SOUND_CACHE)
  const records = (await cache.keys()).filter(({ url }) =>
    new URL(url).pathname.startsWith(RECORDS),
  )
  const stored = await Promise.all(
    records.map(async (record) => (await (await cache.match(record))?.json()) as Download),
  )
  const { list } = downloadStore.getState()
  const known = new Map([...stored, ...(list ?? [])].map((each) => [downloadKey(each), each]))
  show([...known.values()])
}

/** Fetches the missing verses; ends when all are here, when stopped, or at a problem. */
export async function download(request: DownloadRequest): Promise<void> {
  const key = downloadKey(request)
  if (running.has(key)) return
  const stopper = new AbortController()
  running.set(key, stopper)
  forgetProblem(key)
  showRunning()
  try {
    // The text belongs to the recordings; they do not wait for it.
    keepOffline().catch((error: unknown) => console.warn('the text is not kept', error))
    await fetchMissing(find(key) ?? emptyDownload(request), stopper.signal)
  } catch (error) {
    if (!stopper.signal.aborted) showFailure(key, error)
  } finally {
    running.delete(key)
    showRunning()
  }
}

/** Stops a download. Its verses stay, and it can be resumed. */
export function stopDownload(key: string): void {
  running.get(key)?.abort()
}

/** Stops a download and deletes all of its verses. */
export async function removeDownload(key: string): Promise<void> {
  stopDownload(key)
  const known = find(key)
  forgetProblem(key)
  const others = (downloadStore.getState().list ?? []).filter((each) => downloadKey(each) !== key)
  show(others)
  const cache = await caches.open(SOUND_CACHE)
  await cache.delete(RECORDS + key)
  const files = known ? unsharedFiles(known, others) : []
  await Promise.all(files.map((file) => cache.delete(file)))
}

/** The sizes of some recordings; those without an answer are left out. */
export async function measure(
  verses: readonly { letters: number; source: string }[],
): Promise<Sample[]> {
  const samples = await Promise.all(
    verses.map(async ({ letters, source }) => {
      try {
        const { ok, headers } = await fetch(source, { method: 'HEAD', cache: 'no-store' })
        const bytes = Number(headers.get('Content-Length'))
        return ok && bytes > 0 ? [{ letters, bytes }] : []
      } catch {
        return []
      }
    }),
  )
  return samples.flat()
}

async function fetchMissing(begun: Download, signal: AbortSignal): Promise<void> {
  const key = downloadKey(begun)
  const cache = await caches.open(SOUND_CACHE)
  const left = begun.files.flatMap((file, index) => (file === null ? [index] : []))
  put(begun)
  await save(cache, begun)
  const work = async () => {
    for (let index = left.shift(); index !== undefined; index = left.shift()) {
      const verse = await fetchVerse(cache, begun.sources[index] ?? [], signal)
      signal.throwIfAborted()
      const now = withVerse(find(key) ?? begun, { index, ...verse })
      put(now)
      if (keptVerses(now) % SAVE_EVERY === 0) await save(cache, now)
    }
  }
  try {
    await Promise.all([
      fetchBasmala(cache, begun.basmala, signal),
      ...Array.from({ length: AT_ONCE }, work),
    ])
  } finally {
    // One failure also ends the parallel fetches.
    left.length = 0
    const now = find(key)
    if (now) await save(cache, now)
  }
}

/** Without its basmala a surah begins with its first verse. */
async function fetchBasmala(
  cache: Cache,
  sources: Download['basmala'],
  signal: AbortSignal,
): Promise<void> {
  if (!sources) return
  try {
    await fetchVerse(cache, sources, signal)
  } catch (error) {
    if (signal.aborted || isFull(error)) throw error
    console.warn('the basmala was not stored', error)
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

type Verse = { file: string; bytes: number }

async function fetchVerse(
  cache: Cache,
  sources: readonly string[],
  signal: AbortSignal,
): Promise<Verse> {
  for (const source of sources) {
    const stored = await cache.match(source)
    if (stored) return { file: source, bytes: (await stored.blob()).size }
  }
  for (const source of sources) {
    const blob = await fetchRecording(source, signal)
    if (!blob) continue
    const headers = { 'Content-Type': blob.type, 'Content-Length': String(blob.size) }
    await cache.put(source, new Response(blob, { headers }))
    return { file: source, bytes: blob.size }
  }
  throw new Error('no source has the recording')
}

async function fetchRecording(source: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const answer = await fetch(source, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(SILENT_MS)]),
      cache: 'no-store',
    })
    return answer.status === 200 ? await answer.blob() : undefined
  } catch (error) {
    if (signal.aborted) throw error
    console.warn('a recording did not come', error)
    return undefined
  }
}

async function save(cache: Cache, record: Download): Promise<void> {
  await cache.put(RECORDS + downloadKey(record), Response.json(record))
}

function showFailure(key: string, error: unknown): void {
  const words = isFull(error) ? FULL : navigator.onLine ? ABSENT : CUT
  console.warn('a download has stopped', error)
  const { problems } = downloadStore.getState()
  downloadStore.setState({ problems: { ...problems, [key]: words } })
  if (words === CUT) window.addEventListener('online', () => void goOn(key), { once: true })
}

async function goOn(key: string): Promise<void> {
  for (const ms of ONLINE_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    const known = find(key)
    if (!known || running.has(key) || !downloadStore.getState().problems[key]) return
    await download(known)
  }
}

function find(key: string): Download | undefined {
  return downloadStore.getState().list?.find((each) => downloadKey(each) === key)
}

function put(changed: Download): void {
  const key = downloadKey(changed)
  const others = (downloadStore.getState().list ?? []).filter((each) => downloadKey(each) !== key)
  show([...others, changed])
}

function show(list: readonly Download[]): void {
  const sorted = list.toSorted((a, b) => a.surah - b.surah || a.voice.localeCompare(b.voice))
  downloadStore.setState({ list: sorted })
}

function showRunning(): void {
  downloadStore.setState({ running: [...running.keys()] })
}

function forgetProblem(key: string): void {
  const { [key]: _, ...problems } = downloadStore.getState().problems
  downloadStore.setState({ problems })
}
