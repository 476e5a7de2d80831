import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

/** The purpose and owner of a secret: text sealed under one label opens under no other. */
export type Label = { purpose: string; owner: string }

type Secret = Pick<Config, 'appSecret'>

const FORM = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a short text (AES-256-GCM) under a key derived from the installation's secret; sealing a text twice gives
 * two different results.
 */
export function seal(config: Secret, label: Label, clear: string): string {
  return `${FORM}.${sealBytes(config, label, Buffer.from(clear, 'utf8')).toString('base64url')}`
}

/** The same for a file: the result is 28 bytes larger than its content. */
export function sealBytes(config: Secret, label: Label, clear: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(config, label.purpose), iv)
  cipher.setAAD(Buffer.from(label.owner))
  const body = Buffer.concat([cipher.update(clear), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Decrypts a text. Throws when it was changed, or sealed under another label or another secret. */
export function unseal(config: Secret, label: Label, sealed: string): string {
  const [form, text = ''] = sealed.split('.')
  if (form !== FORM) throw new Error(`no sealed text of form ${FORM}`)
  return unsealBytes(config, label, Buffer.from(text, 'base64url')).toString('utf8')
}

/** Decrypts bytes of `sealBytes`; throws as `unseal` does. */
export function unsealBytes(config: Secret, label: Label, bytes: Buffer): Buffer {
  const iv = bytes.subarray(0, IV_BYTES)
  const options = { authTagLength: TAG_BYTES }
  const decipher = createDecipheriv('aes-256-gcm', keyFor(config, label.purpose), iv, options)
  decipher.setAAD(Buffer.from(label.owner))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const body = bytes.subarray(IV_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()])
}

/** A fingerprint: the same text always gives the same one, and without the secret it reveals nothing. */
export function fingerprintOf(config: Secret, purpose: string, clear: string): string {
  return createHmac('sha256', keyFor(config, `mark ${purpose}`))
    .update(clear)
    .digest('base64url')
}

function keyFor({ appSecret }: Secret, purpose: string): Buffer {
  if (!appSecret) throw new Error('APP_SECRET is not settled')
  return Buffer.from(hkdfSync('sha256', appSecret, 'amanah secret box', purpose, 32))
}
