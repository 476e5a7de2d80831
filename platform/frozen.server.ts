import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** A whole answer in memory: compressed once, sent many times. */
export type Frozen = {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  /** Missing for types with their own compression, such as fonts and pictures. */
  gzip?: Buffer
  brotli?: Buffer
}

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

/** Compresses a body and names it by its content; the ETag changes exactly when the bytes do. */
export async function freeze(body: string | Buffer, options: FreezeOptions): Promise<Frozen> {
  const plain = ownBytes(Buffer.isBuffer(body) ? body : Buffer.from(body))
  return {
    status: options.status ?? 200,
    headers: {
      ...options.headers,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
    },
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    plain,
    ...(options.quality !== 'none' && (await compressed(plain, options.quality))),
  }
}

async function compressed(
  plain: Buffer,
  quality: number,
): Promise<{ gzip: Buffer; brotli: Buffer }> {
  const [packed, gzipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gz(plain, { level: quality > 9 ? 9 : 6 }),
  ])
  return { gzip: ownBytes(gzipped), brotli: ownBytes(packed) }
}

/** The same answer packed as small as Brotli can, which takes a second for a long one. */
export async function packedFully(frozen: Frozen): Promise<Frozen> {
  const packed = await brotli(frozen.plain, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: frozen.plain.length },
  })
  const isSmaller = !frozen.brotli || packed.length < frozen.brotli.length
  return isSmaller ? { ...frozen, brotli: ownBytes(packed) } : frozen
}

/** The bytes in memory of their own: what zlib answers may hold sixteen times as much alive. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** The memory an answer takes, in bytes. */
export function frozenBytes(frozen: Frozen): number {
  return frozen.plain.length + (frozen.gzip?.length ?? 0) + (frozen.brotli?.length ?? 0)
}

/** Sends it straight to the socket: this path must cost no more than a bare server. */
export function writeFrozen(
  request: IncomingMessage,
  response: ServerResponse,
  frozen: Frozen,
): void {
  const accepted = request.headers['accept-encoding'] ?? ''
  const isKnown = matches(request.headers['if-none-match'], frozen.etag)
  const encoding = chooseEncoding(frozen, Array.isArray(accepted) ? accepted.join() : accepted)
  const body = bodyOf(frozen, encoding)
  response.writeHead(isKnown ? 304 : frozen.status, headersOf(frozen, encoding, isKnown))
  response.end(isKnown || request.method === 'HEAD' ? undefined : body)
}

/** The same answer as a web Response. */
export function frozenResponse(request: Request, frozen: Frozen): Response {
  const isKnown = matches(request.headers.get('if-none-match') ?? undefined, frozen.etag)
  const encoding = chooseEncoding(frozen, request.headers.get('accept-encoding') ?? '')
  const headers = headersOf(frozen, encoding, isKnown)
  const body = isKnown || request.method === 'HEAD' ? null : bodyOf(frozen, encoding)
  return new Response(body as BodyInit | null, { status: isKnown ? 304 : frozen.status, headers })
}

function headersOf(frozen: Frozen, encoding: Encoding, isKnown: boolean): Record<string, string> {
  const headers: Record<string, string> = { ...frozen.headers, ETag: frozen.etag }
  if (isKnown) return headers
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(bodyOf(frozen, encoding).length)
  return headers
}

function bodyOf(frozen: Frozen, encoding: Encoding): Buffer {
  return (encoding === 'br' ? frozen.brotli : encoding === 'gzip' && frozen.gzip) || frozen.plain
}

function chooseEncoding(frozen: Frozen, accepted: string): Encoding {
  if (!frozen.brotli) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/.test(accepted) ? 'gzip' : 'identity'
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === etag || header.includes(etag))
}
