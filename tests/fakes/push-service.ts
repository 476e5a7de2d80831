import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a browser would have shown. */
export type BrowserNotice = {
  notice: Record<string, string>
  ttl: number
  urgency: string
  audience: string
}

/** A push service (RFC 8030) with one browser, which opens what is sealed for it (RFC 8291, VAPID of RFC 8292). */
export async function fakePushService(vapidKey: string) {
  const told: BrowserNotice[] = []
  const state = { isGone: false }
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (state.isGone) return response.writeHead(410).end()
    const audience = audienceOf(String(request.headers.authorization), vapidKey)
    if (!audience || request.headers['content-encoding'] !== 'aes128gcm') {
      return response.writeHead(403).end()
    }
    const text = openSealed(Buffer.concat(parts), browser, auth)
    const { ttl, urgency } = request.headers
    told.push({ notice: JSON.parse(text), ttl: Number(ttl), urgency: String(urgency), audience })
    return response.writeHead(201).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  // A busy machine must not meet a connection that was just given up.
  server.keepAliveTimeout = 300_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    told,
    state,
    origin,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The audience of a VAPID token that this key has signed. */
function audienceOf(header: string, vapidKey: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  if (key !== vapidKey) return undefined
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()).aud : undefined
}

/** One record of RFC 8188, with the keys of RFC 8291. */
export function openSealed(
  sealed: Buffer,
  browser: ReturnType<typeof createECDH>,
  auth: Buffer,
): string {
  const salt = sealed.subarray(0, 16)
  const size = sealed[20] ?? 0
  const sender = sealed.subarray(21, 21 + size)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32))
  const key = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', key('aes128gcm', 16), key('nonce', 12))
  const body = sealed.subarray(21 + size)
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()])
  // The last record ends with a 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
