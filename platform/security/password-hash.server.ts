import { argon2, timingSafeEqual } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { promisify } from 'node:util'
import type { Ctx } from '../context.ts'
import { purposeKey } from './keyed-hash.server.ts'
import { SignInBusy } from './check-password.server.ts'
import { settledPassword } from './password.ts'

const hashWith = promisify(argon2)

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const CURRENT = { memory: 19_456, passes: 2, parallelism: 1 }
const HASH_BYTES = 32
/** The pepper of a stored hash; raised when its derivation changes. */
const PEPPER = 'k1'

const STORED =
  /^argon2id\$k1\$m=(\d{4,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w-]{16,64})\$([A-Za-z0-9+/]{43}=)$/

type Parameters = typeof CURRENT

/** Publishes every argon2 run, so that tests can count that known and unknown contacts cost the same. */
export const passwordRuns = channel('amanah:password-hash')

/** The stored form of a password: `argon2id$k1$m=…,t=…,p=…$salt$hash`. Peppered with a key of the installation. */
export async function hashPassword(ctx: Ctx, password: string): Promise<string> {
  const salt = ctx.newPublicId()
  const hash = await run(ctx, { password, salt, parameters: CURRENT })
  return `argon2id$${PEPPER}$${described(CURRENT)}$${salt}$${hash.toString('base64')}`
}

/** Whether a password matches a stored hash. Without a hash it does the same work and answers false. */
export async function verifyPassword(
  ctx: Ctx,
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = STORED.exec(stored ?? '') ?? []
  const isKnown = salt !== undefined && hash !== undefined
  const parameters = isKnown
    ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    : CURRENT
  const digest = await run(ctx, { password, salt: salt ?? NOBODYS_SALT, parameters })
  return isKnown && timingSafeEqual(digest, Buffer.from(hash, 'base64'))
}

/** True when a stored hash has other parameters than today's: the next sign-in makes a new one. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`argon2id$${PEPPER}$${described(CURRENT)}$`)
}

const NOBODYS_SALT = '0'.repeat(26)

function described({ memory, passes, parallelism }: Parameters): string {
  return `m=${memory},t=${passes},p=${parallelism}`
}

type Run = { password: string; salt: string; parameters: Parameters }

async function run({ config }: Ctx, { password, salt, parameters }: Run): Promise<Buffer> {
  await takeTurn()
  try {
    passwordRuns.publish(parameters)
    return await hashWith('argon2id', {
      ...parameters,
      message: settledPassword(password),
      nonce: Buffer.from(salt),
      secret: purposeKey(config, 'password pepper'),
      tagLength: HASH_BYTES,
    })
  } finally {
    passTurn()
  }
}

// Each run holds a thread of the pool and 19 MiB for some hundredths of a second. More at once would starve the
// process, and an unlimited queue would let anyone stop it.
const AT_ONCE = 2
const MOST_WAITING = 40
const waiting: (() => void)[] = []
let running = 0

async function takeTurn(): Promise<void> {
  if (running < AT_ONCE) {
    running += 1
    return
  }
  if (waiting.length >= MOST_WAITING) throw new SignInBusy()
  await new Promise<void>((resolve) => waiting.push(resolve))
}

function passTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
