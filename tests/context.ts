import { createHash } from 'node:crypto'
import { type Config, readConfig } from '#platform/config.ts'
import { type Ctx, within } from '#platform/context.ts'
import type { Log } from '#platform/log/log.server.ts'
import type { Mail } from '#platform/outside/message/mail-port.ts'
import type { PhoneMessage } from '#platform/outside/message/otp-port.ts'
import { openWhatsapp } from '#platform/outside/message/whatsapp.server.ts'
import { openGateway, openSandboxGateway } from '#platform/outside/gateways.server.ts'
import type { PaymentGateway } from '#platform/outside/payment/payment-gateway.ts'
import type { Deliver, Simulator } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import type { SignedBody } from '#platform/outside/sandbox/sandbox-webhook.ts'
import { publicIdFrom } from '#platform/ids/public-id.ts'
import { type TestClock, testClock } from './clock.ts'
import { openTestDatabase, type TestDatabase } from './database/database.ts'
import { temporaryFiles } from './files.ts'

export type LogLine = { level: 'info' | 'warn' | 'error'; event: string } & Record<string, unknown>

/** A real context on a real database; outgoing messages and calls are recorded for the test. */
export type TestCtx = Ctx & {
  clock: TestClock
  mails: Mail[]
  /** Messages sent to phones. */
  messages: PhoneMessage[]
  logged: LogLine[]
  /** Path prefixes of dropped cached pages, in order. */
  purged: string[]
  /** How often the job worker was woken. */
  wakes(): number
  /** Control of the sandbox: pays, forges, repeats. */
  sandbox: Simulator
  /** Undelivered webhooks of the sandbox; the option `deliver` receives them instead. */
  webhooks: SignedBody[]
}

export type TestContextOptions = {
  now?: Date | string
  /** Settings as in the environment, e.g. { MIDTRANS_SERVER_KEY: '…' }. */
  env?: Record<string, string>
  /** Another provider than the sandbox. */
  gateway?: PaymentGateway
  /** Receives the sandbox's webhooks and answers the status. By default they are stored in `webhooks`. */
  deliver?: Deliver
  mail?: Ctx['mail']
  otp?: Ctx['otp']
  /** Makes a second process on the database of the first. */
  sharing?: TestCtx
}

const databaseOf = new WeakMap<Ctx, TestDatabase>()

/**
 * A full Ctx on an empty migrated database of this run's engine; files that use it are named `*.db.test.ts`. Call it
 * inside the test: a further call empties the earlier database, so a second context in one test needs `sharing`.
 */
export async function testContext(options: TestContextOptions = {}): Promise<TestCtx> {
  const { sharing } = options
  const database = (sharing && databaseOf.get(sharing)) ?? (await openTestDatabase())
  const clock = sharing?.clock ?? testClock(options.now)
  const ids = numberedIds(clock, sharing ? 'second' : 'first')
  const kept = {
    mails: [] as Mail[],
    messages: [] as PhoneMessage[],
    logged: [] as LogLine[],
    purged: [] as string[],
  }
  let wakes = 0
  const { db, read } = database
  const config = testConfig(options.env)
  const webhooks: SignedBody[] = []
  const keepWebhook: Deliver = async (webhook) => {
    webhooks.push(webhook)
    return 200
  }
  const deliver = options.deliver ?? keepWebhook
  const parts = { config, db, now: clock.now, deliver }
  const sandbox = openSandboxGateway(parts)
  const ctx: TestCtx = {
    db,
    read,
    within,
    config,
    now: clock.now,
    webhooks,
    sandbox: sandbox.simulator,
    ...ids,
    ...kept,
    clock,
    log: keepingLog(kept.logged),
    gateway:
      options.gateway ?? (config.paymentProvider === 'sandbox' ? sandbox : openGateway(parts)),
    mail: options.mail ?? { send: async (mail) => void kept.mails.push(mail) },
    otp: options.otp ?? {
      isReachable: true,
      send: async (message) => void kept.messages.push(message),
    },
    whatsapp: config.whatsapp && openWhatsapp(config.whatsapp),
    files: sharing?.files ?? temporaryFiles(),
    pages: { purge: (...prefixes) => void kept.purged.push(...prefixes) },
    wake: () => {
      wakes += 1
    },
    wakes: () => wakes,
  }
  databaseOf.set(ctx, database)
  return ctx
}

function testConfig(env: Record<string, string> = {}): Config {
  return readConfig({
    AUDIO_SOURCE: 'lokal',
    ORIGIN: 'http://amanah.test',
    APP_SECRET: 'a secret that only the tests know',
    ...env,
  })
}

/** Ids that grow and are the same in every run, so that a failure shows the same ids again. */
function numberedIds(clock: TestClock, seed: string): Pick<Ctx, 'newId' | 'newPublicId'> {
  let made = 0
  function digest(kind: string): string {
    made += 1
    return createHash('sha256').update(`${seed} ${kind} ${made}`).digest('hex')
  }
  return {
    newId: () => {
      const time = clock.now().getTime().toString(16).padStart(12, '0')
      const noise = digest('row')
      const order = made.toString(16).padStart(3, '0').slice(-3)
      return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-8${noise.slice(0, 3)}-${noise.slice(3, 15)}`
    },
    newPublicId: () => publicIdFrom(Buffer.from(digest('public'), 'hex')),
  }
}

function keepingLog(lines: LogLine[]): Log {
  const keep = (level: LogLine['level']) => (event: string, facts?: Record<string, unknown>) => {
    lines.push({ level, event, ...facts })
  }
  return { info: keep('info'), warn: keep('warn'), error: keep('error') }
}
