import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { SURAH_COUNT, type VerseRef } from '../quran.ts'

/** Samples of 16 bits per second: 256 kbit/s, and 64 for the lighter recordings. */
const RATES = { full: 16_000, light: 4_000 }
const FADE_SECONDS = 0.005
const HEADER_BYTES = 44

/** One short generated tone per verse instead of a recording: for tests and for use without the internet. */
export const localAudio = new Hono().get('/audio/lokal/*', (c) => {
  const recording = recordingOf(c.req.path)
  if (!recording) return c.text('Not Found', 404)
  const audio = tone(recording.verse, recording)
  const headers: Record<string, string> = {
    'Content-Type': 'audio/wav',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${createHash('sha256').update(audio).digest('base64url').slice(0, 22)}"`,
    'X-Content-Type-Options': 'nosniff',
  }
  if (c.req.header('if-none-match')?.includes(headers.ETag as string))
    return c.body(null, 304, headers)

  const wanted = byteRange(c.req.header('range'), audio.length)
  if (wanted === 'unsatisfiable') {
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${audio.length}` })
  }
  if (!wanted || !sameVersion(c.req.header('if-range'), headers.ETag as string))
    return c.body(audio, 200, { ...headers, 'Content-Length': String(audio.length) })
  const [first, last] = wanted
  return c.body(audio.slice(first, last + 1), 206, {
    ...headers,
    'Content-Range': `bytes ${first}-${last}/${audio.length}`,
  })
})

type Recording = {
  /** An octave lower, for another reciter. */
  isLow?: boolean
  isLight?: boolean
  /** In place of the usual 0.5 to 0.7 s of a verse. */
  seconds?: number
}

/** A PCM WAV of 0.5 to 0.7 s, one pitch per verse, with a 5 ms fade at both ends so that it does not click. */
export function tone(
  { surah, ayah }: VerseRef,
  { isLow = false, isLight = false, seconds }: Recording = {},
): Uint8Array<ArrayBuffer> {
  const rate = isLight ? RATES.light : RATES.full
  const pitch = (isLow ? 110 : 220) * 2 ** (((surah * 5 + ayah * 2) % 24) / 12)
  const count = Math.round((seconds ?? 0.5 + ((surah * 7 + ayah) % 21) / 100) * rate)
  const fade = FADE_SECONDS * rate
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + count * 2))
  writeHeader(file, { rate, dataBytes: count * 2 })
  for (let i = 0; i < count; i += 1) {
    const loudness = Math.min(1, i / fade, (count - 1 - i) / fade)
    const sample = Math.sin((2 * Math.PI * pitch * i) / rate)
    file.setInt16(HEADER_BYTES + i * 2, Math.round(9000 * loudness * sample), true)
  }
  return new Uint8Array(file.buffer)
}

function writeHeader(
  file: DataView,
  { rate, dataBytes }: { rate: number; dataBytes: number },
): void {
  const text = (at: number, letters: string) => {
    for (const [i, letter] of [...letters].entries()) file.setUint8(at + i, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  file.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, rate, true)
  file.setUint32(28, rate * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  text(36, 'data')
  file.setUint32(40, dataBytes, true)
}

function recordingOf(path: string): (Recording & { verse: VerseRef }) | undefined {
  const parts = /^\/audio\/lokal\/(rendah\/)?(64kbps\/)?(\d{3})(\d{3})\.wav$/.exec(path)
  if (!parts) return undefined
  const [surah, ayah] = [Number(parts[3]), Number(parts[4])]
  if (surah < 1 || surah > SURAH_COUNT || ayah < 1 || ayah > 286) return undefined
  return {
    verse: { surah, ayah },
    isLow: parts[1] !== undefined,
    isLight: parts[2] !== undefined,
  }
}

/** First and last byte of a single range; undefined when the header has none or several. */
function byteRange(
  header: string | undefined,
  size: number,
): [number, number] | 'unsatisfiable' | undefined {
  const range = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!range || (range[1] === '' && range[2] === '')) return undefined
  const [from, to] = [range[1] as string, range[2] as string]
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first < size && first <= last ? [first, last] : 'unsatisfiable'
}

function sameVersion(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}
