import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** An authenticator as WebAuthn describes it, with one key in software: it makes a passkey and signs with it. */
export type Authenticator = {
  id: string
  /** The answer to a browser's `navigator.credentials.create`. */
  create(options: { challenge: string }, place: Place): string
  /** The answer to `navigator.credentials.get`. */
  get(options: { challenge: string }, place: Place): string
}

type Place = { origin: string; host: string }

const USER_PRESENT = 1
const HAS_CREDENTIAL = 64

export function anAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let used = 0
  const answer = (response: Record<string, string>) => {
    const shown = id.toString('base64url')
    const type = 'public-key'
    return JSON.stringify({ id: shown, rawId: shown, type, response, clientExtensionResults: {} })
  }
  return {
    id: id.toString('base64url'),
    create: ({ challenge }, place) => {
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(publicKey)])
      const data = authData(place, USER_PRESENT | HAS_CREDENTIAL, used, attested)
      const object = map([
        ['fmt', text('none')],
        ['attStmt', map([])],
        ['authData', bytes(data)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, place).toString('base64url'),
        attestationObject: object.toString('base64url'),
      })
    },
    get: ({ challenge }, place) => {
      used += 1
      const data = authData(place, USER_PRESENT, used)
      const client = clientData('webauthn.get', challenge, place)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}

function clientData(type: string, challenge: string, { origin }: Place): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authData({ host }: Place, flags: number, counter: number, attested = Buffer.alloc(0)) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const rpIdHash = createHash('sha256').update(host).digest()
  return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested])
}

/** COSE: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (given: string) => bytes(Buffer.from(given, 'base64url'))
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
}

// CBOR, as much of it as an attestation needs.
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(length)])
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 255])
}

const bytes = (given: Buffer) => Buffer.concat([head(2, given.length), given])
const text = (given: string) => Buffer.concat([head(3, given.length), Buffer.from(given)])
const map = (entries: [string, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, value]) => [text(key), value])])
