import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '#platform/settings/s3-settings.ts'

export type Bucket = {
  settings: S3Settings
  /** Stored files, by key. */
  kept: Map<string, { bytes: Buffer; type: string }>
  /** Answers 503 to this many next calls. */
  fail(calls: number): void
  /** From now on calls are taken and not answered, or answered by a head and half of a body. */
  silence(from: 'call' | 'body'): void
  /** 'PUT gambar/a.png' for every accepted call. */
  calls: string[]
  close(): Promise<void>
}

const NAME = 'amanah-uji'
const keys = { accessKeyId: 'AKIAFAKE', secretAccessKey: 'a secret of the fake bucket' }

/** An S3 bucket over HTTP on this machine: accepts only requests signed by Signature Version 4 with its own key. */
export async function openBucket(): Promise<Bucket> {
  const kept: Bucket['kept'] = new Map()
  const calls: string[] = []
  let failing = 0
  let silentFrom: 'call' | 'body' | undefined
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const body = await bodyOf(request)
    if (silentFrom === 'call') return undefined
    if (silentFrom === 'body') {
      return response.writeHead(200, { 'content-length': '4' }).write('ab')
    }
    if (failing > 0) {
      failing -= 1
      return refuse(response, 503, 'SlowDown')
    }
    if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s')
    const key = decodeURIComponent(pathname).slice(`/${NAME}/`.length)
    if (request.method === 'GET' && searchParams.get('list-type') === '2') {
      const after = searchParams.get('continuation-token') ?? ''
      return response.writeHead(200, { 'content-type': 'application/xml' }).end(page(kept, after))
    }
    calls.push(`${request.method} ${key}`)
    if (request.method === 'PUT') {
      kept.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
      return response.writeHead(200, { etag: '"x"' }).end()
    }
    if (request.method === 'DELETE') {
      kept.delete(key)
      return response.writeHead(204).end()
    }
    const found = kept.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    return response.writeHead(200, { 'content-type': found.type }).end(found.bytes)
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  return {
    settings: { bucket: NAME, region: 'ap-southeast-3', endpoint, ...keys },
    kept,
    calls,
    fail: (count) => {
      failing = count
    },
    silence: (from) => {
      silentFrom = from
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const KEYS_OF_A_PAGE = 3

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html, with few keys on a page. */
function page(kept: Bucket['kept'], after: string): string {
  const rest = [...kept.keys()].toSorted().filter((key) => key > after)
  const shown = rest.slice(0, KEYS_OF_A_PAGE)
  const isTruncated = rest.length > shown.length
  const next = isTruncated ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
  const contents = shown.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  return `<?xml version="1.0"?><ListBucketResult><Name>${NAME}</Name><IsTruncated>${isTruncated}</IsTruncated>${next}${contents}</ListBucketResult>`
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const header = request.headers.authorization ?? ''
  const [, key, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      header,
    ) ?? []
  const claimed = String(request.headers['x-amz-content-sha256'])
  if (key !== keys.accessKeyId || (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body))) {
    return false
  }
  const url = new URL(request.url ?? '', 'http://s')
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('')
  const canonical = [request.method, url.pathname, query.join('&'), headers, names, claimed]
  const moment = String(request.headers['x-amz-date'])
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical.join('\n'))].join('\n')
  const signing = scope
    .split('/')
    .reduce<Buffer>(
      (secret, part) => createHmac('sha256', secret).update(part).digest(),
      Buffer.from(`AWS4${keys.secretAccessKey}`),
    )
  return createHmac('sha256', signing).update(text).digest('hex') === signature
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
