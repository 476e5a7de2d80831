import { openClock } from '#platform/time/clock.ts'
import type { Config } from '#platform/config.ts'
import { type Ctx, uuidV7, within } from '#platform/context.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { openLog } from '#platform/log/log.server.ts'
import { openGateway } from '#platform/outside/gateways.server.ts'
import { openMail } from '#platform/outside/message/mail.server.ts'
import { openOtp } from '#platform/outside/message/otp.server.ts'
import { openWhatsappInbox } from '#platform/outside/message/whatsapp-inbox.server.ts'
import { openWhatsapp } from '#platform/outside/message/whatsapp.server.ts'
import { newPublicId } from '#platform/ids/public-id.ts'

export type ContextParts = {
  connection: Connection
  /** Drops cached public pages. */
  cache: Ctx['pages']
  wake(): void
  /** The address of this process on this machine, for the sandbox's webhooks. */
  ownAddress(): string
  /** Keeps what would go by WhatsApp, where no account is set. */
  keepsWhatsapp?: boolean
}

/** Assembles what use cases may use. One per process. */
export function openContext(config: Config, parts: ContextParts): Ctx {
  const { db, read } = parts.connection
  const now = openClock(config.testClock, parts.connection.clockOffsetMs)
  const files = openFiles(config)
  return {
    config,
    db,
    read,
    within,
    now,
    log: openLog(now),
    gateway: openGateway({ config, db, now, appAddress: parts.ownAddress }),
    mail: openMail(config, { db, now, files }),
    otp: openOtp(config, { db, now }),
    whatsapp: whatsappOf(config, {
      db,
      now,
      newPublicId,
      appAddress: parts.ownAddress,
      keeps: parts.keepsWhatsapp === true,
    }),
    files,
    pages: parts.cache,
    wake: parts.wake,
    newId: () => uuidV7(now()),
    newPublicId,
  }
}

type WhatsappParts = Pick<Ctx, 'db' | 'now' | 'newPublicId'> & {
  appAddress(): string
  keeps: boolean
}

function whatsappOf({ whatsapp, mode }: Config, { keeps, ...parts }: WhatsappParts) {
  if (whatsapp) return openWhatsapp(whatsapp)
  return keeps && mode === 'demo' ? openWhatsappInbox(parts) : undefined
}
