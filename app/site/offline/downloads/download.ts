import { kbps } from '#app/site/player/hosts.ts'
import type { Track } from '#app/site/player/playlist.ts'

/** The recordings of a surah or a juz by one qari, as stored on the device: one per verse, in order. */
export type Download = {
  /** The surah, or the first one of a juz. */
  surah: number
  juz?: number | undefined
  name: string
  voice: string
  /** The addresses of each verse's recording, the preferred one first. */
  sources: readonly (readonly string[])[]
  /** The addresses of the basmala above the surah, where it has one. */
  basmala?: readonly string[] | undefined
  /** The address under which each verse is stored; null while it is missing. */
  files: readonly (string | null)[]
  bytes: number
}

/** What the user wants to download. */
export type DownloadRequest = Pick<
  Download,
  'surah' | 'juz' | 'name' | 'voice' | 'sources' | 'basmala'
>

/** The unique key of a download: the surah or juz, and the qari. */
export function downloadKey({
  surah,
  juz,
  voice,
}: Pick<Download, 'surah' | 'juz' | 'voice'>): string {
  return `${juz === undefined ? surah : `juz-${juz}`}/${encodeURIComponent(voice)}`
}

/** Where a download is read: its name and address. */
export function downloadPlace({ surah, juz, name }: Pick<Download, 'surah' | 'juz' | 'name'>) {
  return juz === undefined
    ? { title: `Surah ${name}`, path: `/surat/${surah}` }
    : { title: name, path: `/juz/${juz}` }
}

/** The number of verses stored on the device. */
export function keptVerses({ files }: Pick<Download, 'files'>): number {
  return files.filter((file) => file !== null).length
}

/** A download with no verse yet. */
export function emptyDownload(request: DownloadRequest): Download {
  return { ...request, files: request.sources.map(() => null), bytes: 0 }
}

/** The same download with one more verse. */
export function withVerse(
  download: Download,
  { index, file, bytes }: { index: number; file: string; bytes: number },
): Download {
  if (download.files[index] != null) return download
  const files = download.files.map((known, at) => (at === index ? file : known))
  return { ...download, files, bytes: download.bytes + bytes }
}

/** What no other download needs once this one is deleted: surahs of one qari share the basmala, which is verse 1:1. */
export function unsharedFiles(
  { files, basmala = [] }: Pick<Download, 'files' | 'basmala'>,
  others: readonly Pick<Download, 'files' | 'basmala'>[],
): string[] {
  const needed = new Set(others.flatMap((other) => [...other.files, ...(other.basmala ?? [])]))
  return [...files, ...basmala].filter((file) => file !== null && !needed.has(file)) as string[]
}

/** A measured verse: the number of its letters and the bytes of its recording. */
export type Sample = { letters: number; bytes: number }

// Measured over a whole murottal; diacritics count as letters.
const SECONDS_PER_LETTER = 0.14
const USUAL_KBPS = 128

/** Estimates the bytes of all verses from measured verses, else from the length of the text. */
export function estimateBytes(
  letters: readonly number[],
  { samples, source = '' }: { samples: readonly Sample[]; source?: string | undefined },
): number {
  const all = sum(letters)
  const measured = sum(samples.map((sample) => sample.letters))
  if (measured > 0) return Math.round((all * sum(samples.map(({ bytes }) => bytes))) / measured)
  const rate = kbps(source) > 1_000 ? USUAL_KBPS : kbps(source)
  return Math.round(all * SECONDS_PER_LETTER * rate * 125)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Indexes of the verses to measure for an estimate: the first, the middle and the last. */
export function sampleVerses(count: number): number[] {
  return [...new Set([0, Math.floor(count / 2), count - 1])].filter(
    (index) => index >= 0 && index < count,
  )
}

/** True when that much more fits into what the browser grants this site; unknown room counts as enough. */
export function fits(bytes: number, room: { quota?: number; usage?: number } | undefined): boolean {
  if (room?.quota === undefined) return true
  return bytes <= room.quota - (room.usage ?? 0)
}

/** A size such as '11,8 MB' or '820 KB'. */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes >= 999_500 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'KB']
  const digits = unit === 'MB' && size < 100 ? 1 : 0
  return `${size.toLocaleString('id-ID', { maximumFractionDigits: digits })} ${unit}`
}

/** The addresses of all verses of a playlist, in the order to try. */
export function audioSourcesOf(
  tracks: readonly Track[],
  order: (sources: readonly string[]) => readonly string[],
): string[][] {
  return tracks.map(({ sources }) => [...order(sources)])
}
