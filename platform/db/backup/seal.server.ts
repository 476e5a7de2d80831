import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import { purposeKey } from '#platform/security/keyed-hash.server.ts'

/**
 * HMAC-SHA256 over every entry of a backup in its order, under a key of the installation: sums alone show an accident,
 * and whoever changes a file could make them anew.
 */
export class BackupSeal {
  #mac: Hmac

  constructor(secret: string) {
    this.#mac = createHmac('sha256', purposeKey({ appSecret: secret }, 'backup'))
  }

  update(name: string, bytes: Buffer | string): void {
    this.#mac.update(`${name}\n${Buffer.byteLength(bytes)}\n`).update(bytes)
  }

  value(): string {
    return this.#mac.digest('hex')
  }

  matches(digest: string): boolean {
    const [own, other] = [Buffer.from(this.value()), Buffer.from(digest)]
    return own.length === other.length && timingSafeEqual(own, other)
  }
}
