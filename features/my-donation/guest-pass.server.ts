import { timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'

/** How long a guest sees the donation after proving its contact. */
export const PASS_MINUTES = 15

const PASS = /^([0-9a-f]{32})\.(\d{10})\.([0-9a-f]{32})$/

type Secret = Pick<Config, 'appSecret'>

/**
 * A pass that shows its holder one donation until a moment, and nothing else: the donation's row id, the seconds, 128
 * bits of their keyed hash.
 */
export function guestPassOf(
  config: Secret,
  { donationId, until }: { donationId: string; until: Date },
) {
  const seconds = String(Math.floor(until.getTime() / 1000))
  const id = donationId.replaceAll('-', '')
  return `${id}.${seconds}.${signatureOf(config, id, seconds).toString('hex')}`
}

/** The donation of a pass; undefined when the pass is invalid or expired. */
export function donationOfPass(config: Secret, pass: string, now: Date): string | undefined {
  const [, id, seconds, signature] = PASS.exec(pass) ?? []
  if (!id || !seconds || !signature) return undefined
  const isOurs = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(config, id, seconds))
  if (!isOurs || Number(seconds) * 1000 <= now.getTime()) return undefined
  return id.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

function signatureOf(config: Secret, id: string, seconds: string): Buffer {
  return keyedHash(config, 'gift pass', `${id} ${seconds}`).subarray(0, 16)
}
