import { randomBytes } from 'node:crypto'
import type { Config } from './config.ts'
import type { Db } from './db/connect.server.ts'
import type { Log } from './log.server.ts'
import type { FileStore } from './outside/file-store.ts'
import type { MailPort } from './outside/mail-port.ts'
import type { OtpPort } from './outside/otp-port.ts'
import type { PaymentGateway } from './outside/payment-gateway.ts'

/** Everything a use case may use. Time and ids come only from here. */
export type Ctx = {
  config: Config
  db: Db
  /** The handle for reads that may lag; the primary where there are no replicas. */
  read: Db
  log: Log
  gateway: PaymentGateway
  mail: MailPort
  /** Short messages to phones. */
  otp: OtpPort
  /** Pictures and attachments; a row refers to each by its key. */
  files: FileStore
  /** Drops cached public pages whose path starts with one of the prefixes. */
  pages: { purge(...prefixes: string[]): void }
  /** Tells the job worker that there is work now. */
  wake(): void
  now(): Date
  newId(): string
  newPublicId(): string
}

/** A UUIDv7: 48 bits of milliseconds, then 74 random bits. The app makes row keys, never the database. */
export function uuidV7(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = 0x70 | ((bytes[6] as number) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f)
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
