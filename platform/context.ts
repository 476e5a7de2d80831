import { randomUUID } from 'node:crypto'
import type { Config } from './config.ts'
import type { Db, Tx } from './db/connect.server.ts'
import type { Log } from './log/log.server.ts'
import type { FileStore } from './outside/files/file-store.ts'
import type { MailPort } from './outside/message/mail-port.ts'
import type { OtpPort } from './outside/message/otp-port.ts'
import type { WhatsappPort } from './outside/message/whatsapp-port.ts'
import type { PaymentGateway } from './outside/payment/payment-gateway.ts'

/** Everything a use case may use. Time and ids come only from here. */
export type Ctx = {
  config: Config
  db: Db
  /** The handle for reads that may lag; the primary where there are no replicas. */
  read: Db
  /** The same context in a transaction, where every read sees what it wrote. */
  within<C extends Ctx>(this: C, tx: Tx): C & { db: Tx; read: Tx }
  log: Log
  gateway: PaymentGateway
  mail: MailPort
  /** Short messages to phones. */
  otp: OtpPort
  /** WhatsApp by its provider's own protocol, where it is set up. */
  whatsapp: WhatsappPort | undefined
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

/** The `within` of every context. */
export function within<C extends Ctx>(this: C, tx: Tx): C & { db: Tx; read: Tx } {
  return { ...this, db: tx, read: tx }
}

/** A UUIDv7: 48 bits of milliseconds, then 74 random bits. The app makes row keys, never the database. */
export function uuidV7(now: Date): string {
  // A version 4 has its random bits at the same places, and Node draws them for many at once.
  const random = randomUUID()
  const time = now.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
