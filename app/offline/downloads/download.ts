import { kbps } from '#app/player/hosts.ts'
import type { Track } from '#app/player/playlist.ts'

/** A surah's recordings in one voice, as they are kept on the device: verse by verse, in order. */
export type Download = {
  surah: number
  name: string
  voice: string
  /** Addresses of each verse's recording, the wanted one first. */
  sources: readonly (readonly string[])[]
  /** The address under which each verse is kept; null where it is still missing. */
  files: readonly (string | null)[]
  bytes: number
}

/** What somebody wants to hear without a network. */
export type DownloadRequest = Pick<Download, 'surah' | 'name' | 'voice' | 'sources'>

/** Which surah in which voice: no two downloads have the same. */
export function downloadKey({ surah, voice }: Pick<Download, 'surah' | 'voice'>): string {
  return `${surah}/${encodeURIComponent(voice)}`
}

/** How many verses are on the device. */
export function keptVerses({ files }: Pick<Download, 'files'>): number {
  return files.filter((file) => file !== null).length
}

/** Nothing of it is here yet. */
export function emptyDownload(wanted: DownloadRequest): Download {
  return { ...wanted, files: wanted.sources.map(() => null), bytes: 0 }
}

/** The same with one more verse. */
export function withVerse(
  download: Download,
  { index, file, bytes }: { index: number; file: string; bytes: number },
): Download {
  if (download.files[index] != null) return download
  const files = download.files.map((known, at) => (at === index ? file : known))
  return { ...download, files, bytes: download.bytes + bytes }
}

/** A measured verse: how many letters it has, and how many bytes its recording. */
export type Sample = { letters: number; bytes: number }

// Measured over a whole murottal: signs of the text count as letters.
const SECONDS_PER_LETTER = 0.14
const USUAL_KBPS = 128

/** About how many bytes all verses will take: by verses that were measured, else by the length of the text. */
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

/** The verses whose recordings are measured for an estimate: the first, the middle one, the last. */
export function sampleVerses(count: number): number[] {
  return [...new Set([0, Math.floor(count / 2), count - 1])].filter(
    (index) => index >= 0 && index < count,
  )
}

/** '11,8 MB', '820 KB'. */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes >= 999_500 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'KB']
  const digits = unit === 'MB' && size < 100 ? 1 : 0
  return `${size.toLocaleString('id-ID', { maximumFractionDigits: digits })} ${unit}`
}

/** What is wanted of a playlist's verses, in that order of addresses. */
export function audioSourcesOf(
  tracks: readonly Track[],
  order: (sources: readonly string[]) => readonly string[],
): string[][] {
  return tracks.map(({ sources }) => [...order(sources)])
}
