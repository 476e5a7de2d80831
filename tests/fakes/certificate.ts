import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isIPv4 } from 'node:net'

export type Certificate = { key: string; cert: string }

const OID = {
  commonName: '550403',
  ecdsaWithSha256: '2a8648ce3d040302',
  subjectAltName: '551d11',
} as const

/** A self-signed certificate, built by hand: Node makes keys but no certificates (RFC 5280). */
export function makeCertificate(name: string, days = 90): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid(OID.ecdsaWithSha256))
  const named = sequence(
    tagged(0x31, sequence(oid(OID.commonName), tagged(0x0c, Buffer.from(name)))),
  )
  const validity = sequence(time(Date.now() - 3_600_000), time(Date.now() + days * 86_400_000))
  const serial = tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]))
  const publicBytes = publicKey.export({ type: 'spki', format: 'der' })
  const version = tagged(0xa0, tagged(0x02, Buffer.from([2])))
  const extensions = tagged(0xa3, sequence(sequence(oid(OID.subjectAltName), otherName(name))))
  const body = sequence(version, serial, algorithm, named, validity, named, publicBytes, extensions)
  const signature = sign('sha256', body, privateKey)
  const whole = sequence(
    body,
    algorithm,
    tagged(0x03, Buffer.concat([Buffer.from([0]), signature])),
  )
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

/** The name as clients compare it: an address of four bytes, or the name of a host. */
function otherName(name: string): Buffer {
  const address = Buffer.from(name.split('.').map(Number))
  const general = isIPv4(name) ? tagged(0x87, address) : tagged(0x82, Buffer.from(name))
  return tagged(0x04, sequence(general))
}

/** DER: a tag, the length, the content. */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content])
  const bytes = length < 256 ? [length] : [length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, 0x80 + bytes.length, ...bytes]), content])
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts))
}

function oid(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'))
}

function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)
  return tagged(0x17, Buffer.from(`${digits}Z`))
}
