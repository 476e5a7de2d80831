import { sql } from 'kysely'
import type { Contact } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { limit, releaseLimit, TooManyTries } from '#platform/http/rate-limit.server.ts'
import { waitAfter } from '../account.ts'
import { contactLimits } from '../limits.ts'
import { addressHash } from './start-session.server.ts'

/** The contact that signs in, and the address it comes from. */
export type SignInTry = { contact: Contact; address: string }

const FORGOTTEN = '24 hours'

/**
 * Counts an attempt before it is made, so that parallel attempts count too, and refuses during the wait. The wait
 * grows per contact and address together: failures at one address lock nobody out at another.
 */
export async function spendTry(ctx: Ctx, attempt: SignInTry): Promise<void> {
  await waitTurn(ctx, attempt)
  try {
    await limit(ctx, contactLimits.signIn, attempt.contact.value)
  } catch (refusal) {
    // During an attack from many addresses only known addresses may continue, and anyone who resets the password.
    if (!(await isKnownThere(ctx, attempt))) throw refusal
  }
}

async function waitTurn(ctx: Ctx, attempt: SignInTry): Promise<void> {
  const key = keyOf(ctx, attempt)
  const now = ctx.now()
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_delay as held (key, tries, waits_until, last_tried_at)
    values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      tries = case when held.last_tried_at < ${now}::timestamptz - ${FORGOTTEN}::interval
        then 1 else held.tries + 1 end,
      last_tried_at = ${now},
      waits_until = ${now}::timestamptz + make_interval(secs => (${waits}::int[])[least(
        case when held.last_tried_at < ${now}::timestamptz - ${FORGOTTEN}::interval
          then 1 else held.tries + 1 end, ${waits.length})])
    where held.waits_until <= ${now}
    returning tries`.execute(ctx.db)
  if (rows.length === 0) throw new TooManyTries(await secondsLeft(ctx, key))
}

/** waitAfter(1), waitAfter(2), … up to the longest wait, so that one statement counts and sets the wait. */
const waits = Array.from({ length: 12 }, (_, at) => waitAfter(at + 1))

async function secondsLeft({ db, now }: Ctx, key: Buffer): Promise<number> {
  const row = await db
    .selectFrom('sign_in_delay')
    .select('waits_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? (row.waits_until.getTime() - now().getTime()) / 1000 : 1
}

/** One query that takes the same time for an unknown contact. */
async function isKnownThere(ctx: Ctx, { contact, address }: SignInTry): Promise<boolean> {
  const seen = await ctx.db
    .selectFrom('account_contact')
    .innerJoin('session', 'session.account_id', 'account_contact.account_id')
    .select('session.id')
    .where('account_contact.kind', '=', contact.kind)
    .where('account_contact.value', '=', contact.value)
    .where('session.address_hash', '=', addressHash(ctx, address))
    .limit(1)
    .executeTakeFirst()
  return seen !== undefined
}

/** A right password ends every wait. */
export async function forgetTries(ctx: Ctx, attempt: SignInTry): Promise<void> {
  await ctx.db.deleteFrom('sign_in_delay').where('key', '=', keyOf(ctx, attempt)).execute()
}

/** A reset lets the owner in at once, whatever others have tried. */
export async function forgetAllTries(ctx: Ctx, attempt: SignInTry): Promise<void> {
  await forgetTries(ctx, attempt)
  await releaseLimit(ctx, contactLimits.signIn, attempt.contact.value)
}

function keyOf({ config }: Ctx, { contact, address }: SignInTry): Buffer {
  return keyedHash(config, 'sign-in delay', `${contact.value} ${address}`)
}
