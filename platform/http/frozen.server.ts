import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import {
  brotliCompress,
  type BrotliOptions,
  constants,
  createBrotliCompress,
  gunzipSync,
  gzip,
} from 'node:zlib'
import { limitConcurrency } from '../concurrency.server.ts'

const atOnce = promisify(brotliCompress)
const gz = promisify(gzip)

/**
 * A whole answer in memory: compressed once, sent many times. Hardly anyone asks for it uncompressed, so a long one
 * is stored in its compressed forms alone and unpacked for such a request.
 */
export type Frozen = {
  status: number
  headers: Record<string, string>
  etag: string
  /** The bytes before compression. */
  size: number
  /** The answer itself, where it is short or has no compressed forms. */
  plain?: Buffer
  /** Both are missing for types with their own compression, such as fonts and pictures. */
  gzip?: Buffer
  brotli?: Buffer
}

/** Up to here unpacking costs more than what it would save. */
const SHORT_BYTES = 16_384
/** Brotli's quality from which it takes tens of milliseconds to seconds. */
const SLOW_QUALITY = 10
/** Each takes up to 20 MB while it runs: a crowd on new pages must not hold that many times over. */
const quickTurns = limitConcurrency(2)
const slowTurns = limitConcurrency(1)
const PIECE_BYTES = 65_536
/** The objects around the bodies of an answer. */
const ENTRY_BYTES = 1_024

type Encoding = 'br' | 'gzip' | 'identity'

export type FreezeOptions = {
  status?: number
  headers: Record<string, string>
  /**
   * Brotli 0–11: 11 for what is frozen once, less for pages that are rendered again. 'none' for data that is
   * compressed already.
   */
  quality: number | 'none'
}

export type Packed = { gzip: Buffer; brotli: Buffer }

/** Compresses a body and names it by its content; the ETag changes exactly when the bytes do. */
export async function freeze(body: string | Buffer, options: FreezeOptions): Promise<Frozen> {
  const plain = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const { quality } = options
  return frozenOf(plain, options, quality === 'none' ? undefined : await packedAt(plain, quality))
}

/** A body with its compressed forms, which must unpack to it. */
export function frozenOf(
  body: Buffer,
  options: Omit<FreezeOptions, 'quality'>,
  packed: Packed | undefined,
): Frozen {
  const plain = ownBytes(body)
  return {
    status: options.status ?? 200,
    headers: {
      ...options.headers,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
    },
    etag: etagOf(plain),
    size: plain.length,
    ...((!packed || plain.length <= SHORT_BYTES) && { plain }),
    ...packed,
  }
}

/** The name of a body by its content. */
export function etagOf(plain: Buffer): string {
  return `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
}

/** Compressed by gzip and by Brotli; its quality 11 takes a second for a long answer. */
export async function packedAt(plain: Buffer, quality: number): Promise<Packed> {
  const [brotli, gzipped] = await Promise.all([
    brotliOf(plain, quality),
    gz(plain, { level: quality > 9 ? 9 : 6 }),
  ])
  return { gzip: ownBytes(gzipped), brotli }
}

/** Compressed by Brotli. */
export async function brotliOf(plain: Buffer, quality = 11): Promise<Buffer> {
  const [inTurn, pack] = quality >= SLOW_QUALITY ? [slowTurns, inPieces] : [quickTurns, atOnce]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return ownBytes(await inTurn(() => pack(plain, { params })))
}

/**
 * The same bytes as at once. A process that ends waits for what its threads have begun, and the whole text of the Quran
 * at once takes twelve seconds.
 */
function inPieces(plain: Buffer, options: BrotliOptions): Promise<Buffer> {
  const pieces = Readable.from(piecesOf(plain))
  return buffer(pieces.pipe(createBrotliCompress(options)))
}

function* piecesOf(plain: Buffer): Generator<Buffer> {
  for (let at = 0; at < plain.length; at += PIECE_BYTES) {
    yield plain.subarray(at, at + PIECE_BYTES)
  }
}

/** The same answer packed as small as Brotli can. */
export async function packedFully(frozen: Frozen): Promise<Frozen> {
  const packed = await brotliOf(plainOf(frozen))
  const isSmaller = !frozen.brotli || packed.length < frozen.brotli.length
  return isSmaller ? { ...frozen, brotli: packed } : frozen
}

/** The answer uncompressed. */
export function plainOf({ plain, gzip: packed, size }: Frozen): Buffer {
  if (plain) return plain
  if (!packed) throw new Error('a frozen answer without its bytes')
  return gunzipSync(packed, { chunkSize: Math.max(64, size) })
}

/** The bytes in memory of their own: what zlib answers may hold sixteen times as much alive. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** The memory an answer takes, in bytes: its bodies, its headers and what holds them together. */
export function frozenBytes({ plain, gzip: packed, brotli: smaller, headers }: Frozen): number {
  const bodies = [plain, packed, smaller].reduce((sum, body) => sum + (body?.length ?? 0), 0)
  const texts = Object.entries(headers).flat()
  return texts.reduce((sum, text) => sum + text.length, bodies + ENTRY_BYTES)
}

/** Sends it straight to the socket: this path must cost no more than a bare server. */
export function writeFrozen(
  request: IncomingMessage,
  response: ServerResponse,
  frozen: Frozen,
): void {
  const { headers } = request
  const isKnown = matches(headers['if-none-match'], frozen.etag)
  const encoding = chooseEncoding(frozen, headers['accept-encoding'])
  if (isKnown || request.method !== 'GET') {
    response.writeHead(isKnown ? 304 : frozen.status, headersOf(frozen, encoding, isKnown))
    response.end(isKnown || request.method === 'HEAD' ? undefined : bodyOf(frozen, encoding))
    return
  }
  writeHeadOnce(response, frozen, encoding)
  response.end(bodyOf(frozen, encoding))
}

function bodyOf(frozen: Frozen, encoding: Encoding): Buffer {
  return packedBody(frozen, encoding) ?? plainOf(frozen)
}

/** Where Node keeps the text of a head it has made; undocumented, so nothing may depend on its being there. */
type WithHead = ServerResponse & { _header?: unknown }
type MadeHead = { text: string; madeAt: number }

/** The head's date is as old as this at most. */
const HEAD_MS = 1_000

/** Node's own text of the head for each encoding. */
const madeHeads = new WeakMap<Frozen, Partial<Record<Encoding, MadeHead>>>()

/**
 * Node joins and checks the lines of a head anew for each answer, which takes a third of the time of an answer from
 * memory. So the text it has made for one is used for others of the same second, as long as nothing in the
 * response calls for another head.
 */
function writeHeadOnce(response: WithHead, frozen: Frozen, encoding: Encoding): void {
  const isOrdinary = mayShareHead(response)
  const made = isOrdinary ? madeHeads.get(frozen)?.[encoding] : undefined
  const now = performance.now()
  if (made && now - made.madeAt < HEAD_MS) {
    response.statusCode = frozen.status
    response._header = made.text
    return
  }
  response.writeHead(frozen.status, headersOf(frozen, encoding, false))
  if (!isOrdinary || typeof response._header !== 'string') return
  const all = madeHeads.get(frozen) ?? {}
  all[encoding] = { text: response._header, madeAt: now }
  madeHeads.set(frozen, all)
}

/** True where the connection stays as it is and nobody waits for writeHead. Only Connection is ever set before. */
function mayShareHead(response: WithHead): boolean {
  return (
    response._header === null &&
    response.shouldKeepAlive &&
    !response.hasHeader('Connection') &&
    !Object.hasOwn(response, 'writeHead')
  )
}

/** The same answer as a web Response. */
export function frozenResponse(request: Request, frozen: Frozen): Response {
  const isKnown = matches(request.headers.get('if-none-match') ?? undefined, frozen.etag)
  const encoding = chooseEncoding(frozen, request.headers.get('accept-encoding') ?? '')
  const headers = { ...headersOf(frozen, encoding, isKnown) }
  const isBodiless = isKnown || request.method === 'HEAD'
  const body = isBodiless ? null : (packedBody(frozen, encoding) ?? plainOf(frozen))
  return new Response(body as BodyInit | null, { status: isKnown ? 304 : frozen.status, headers })
}

type Heads = Partial<Record<Encoding | 'known', Record<string, string>>>

/** Made once per answer and encoding; they are only read. */
const heads = new WeakMap<Frozen, Heads>()

function headersOf(frozen: Frozen, encoding: Encoding, isKnown: boolean): Record<string, string> {
  const made = heads.get(frozen)
  const known = made?.[isKnown ? 'known' : encoding]
  if (known) return known
  const headers = newHeaders(frozen, encoding, isKnown)
  heads.set(frozen, { ...made, [isKnown ? 'known' : encoding]: headers })
  return headers
}

function newHeaders(frozen: Frozen, encoding: Encoding, isKnown: boolean): Record<string, string> {
  const headers: Record<string, string> = { ...frozen.headers, ETag: frozen.etag }
  if (isKnown) return headers
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(packedBody(frozen, encoding)?.length ?? frozen.size)
  return headers
}

function packedBody(frozen: Frozen, encoding: Encoding): Buffer | undefined {
  if (encoding === 'identity') return undefined
  return encoding === 'br' ? frozen.brotli : frozen.gzip
}

function chooseEncoding(frozen: Frozen, header: string | string[] | undefined): Encoding {
  if (!frozen.brotli || header === undefined) return 'identity'
  const accepted = typeof header === 'string' ? header : header.join()
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/.test(accepted) ? 'gzip' : 'identity'
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === etag || header.includes(etag))
}
