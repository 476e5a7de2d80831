import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tone } from '#features/quran/audio/local-audio.server.ts'
import { freePort } from '../server/server.ts'

/**
 * The behaviour of a host of recordings: normal; answering after some seconds; without the files; refusing every
 * connection; accepting and never answering; or stopping half-way through a verse and staying down.
 */
export type Manners = 'well' | 'late' | 'gone' | 'down' | 'mute' | 'cut'

/** Long enough for the received part to be played. */
const BREAKS_AFTER_MS = 2_500
const LATE_MS = 3_000

export type AudioHost = {
  /** Addresses of its recordings, with {surah} and {ayah}. */
  template: string
  manners: Manners
  /** Verses without a recording, as '001002'. */
  missing: readonly string[]
  /** The length of each verse. */
  seconds: number
  /** Requested verses, as '001002', in order; repeats in a row count once. */
  asked: string[]
  stop(): Promise<void>
}

/** A host of three-second tones, with byte ranges, for tests of the player when a host fails. */
export async function startAudioHost(): Promise<AudioHost> {
  const server = createServer((request, response) => answer(host, { request, response }))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const host: AudioHost = {
    template: `http://127.0.0.1:${port}/{surah}{ayah}.wav`,
    manners: 'well',
    missing: [],
    seconds: 3,
    asked: [],
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return host
}

type Call = { request: IncomingMessage; response: ServerResponse }

function answer(host: AudioHost, { request, response }: Call): void {
  const [, surah, ayah] = /^\/(\d{3})(\d{3})\.wav/.exec(request.url ?? '') ?? []
  const code = `${surah}${ayah}`
  if (host.asked.at(-1) !== code) host.asked.push(code)
  if (host.manners === 'down') return void request.socket.destroy()
  if (host.manners === 'mute') return
  const isMissing = host.manners === 'gone' || host.missing.includes(code)
  if (!surah || isMissing) return void response.writeHead(404).end()
  const verse = { surah: Number(surah), ayah: Number(ayah) }
  const file = tone(verse, { seconds: host.seconds })
  const reply = () => send(host, file, { request, response })
  if (host.manners === 'late') setTimeout(reply, LATE_MS)
  else reply()
}

function send(host: AudioHost, file: Uint8Array<ArrayBuffer>, { request, response }: Call): void {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const [first, last] = [Number(from), to === '' ? file.length - 1 : Number(to)]
  response.writeHead(request.headers.range ? 206 : 200, {
    'Content-Type': 'audio/wav',
    'Accept-Ranges': 'bytes',
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=600',
    'Content-Length': last - first + 1,
    'Content-Range': `bytes ${first}-${last}/${file.length}`,
  })
  if (host.manners !== 'cut') return void response.end(file.subarray(first, last + 1))
  // With a length in its head, a browser would look at the end of a WAV file before it begins.
  new DataView(file.buffer).setUint32(40, 0, true)
  response.write(file.subarray(first, Math.floor(file.length / 2)))
  setTimeout(() => {
    host.manners = 'down'
    request.socket.destroy()
  }, BREAKS_AFTER_MS)
}
