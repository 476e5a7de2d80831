import { sql } from 'kysely'
import type { Contact } from '#platform/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { keyedHash } from '#platform/keyed-hash.server.ts'
import { limit, releaseLimit, TooManyTries } from '#platform/rate-limit.server.ts'
import { waitAfter } from './account.ts'
import { contactLimits } from './limits.ts'
import { addressHash } from './open-session.server.ts'

/** Who wants in, and from where. */
export type SignInTry = { contact: Contact; address: string }

const FORGOTTEN = '24 hours'

/**
 * Counts a try before it is made, so that tries at once are counted too, and refuses while the wait lasts. The
 * wait grows per contact and address together: who fails from one address keeps nobody out at another.
 */
export async function spendTry(ctx: Ctx, given: SignInTry): Promise<void> {
  await waitTurn(ctx, given)
  try {
    await limit(ctx, contactLimits.signIn, given.contact.value)
  } catch (refusal) {
    // Many addresses at once: only those where the account has been before go on (and whoever resets the password).
    if (!(await isKnownThere(ctx, given))) throw refusal
  }
}

async function waitTurn(ctx: Ctx, given: SignInTry): Promise<void> {
  const key = keyOf(ctx, given)
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

/** waitAfter(1), waitAfter(2), … until it grows no more: one statement then both counts and sets the wait. */
const waits = Array.from({ length: 12 }, (_, at) => waitAfter(at + 1))

async function secondsLeft({ db, now }: Ctx, key: Buffer): Promise<number> {
  const row = await db
    .selectFrom('sign_in_delay')
    .select('waits_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? (row.waits_until.getTime() - now().getTime()) / 1000 : 1
}

/** One query that is the same for a contact nobody has. */
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

/** After a right password nothing is waited for any more. */
export async function forgetTries(ctx: Ctx, given: SignInTry): Promise<void> {
  await ctx.db.deleteFrom('sign_in_delay').where('key', '=', keyOf(ctx, given)).execute()
}

/** After a reset the owner is let in at once, whatever others have tried. */
export async function forgetAllTries(ctx: Ctx, given: SignInTry): Promise<void> {
  await forgetTries(ctx, given)
  await releaseLimit(ctx, contactLimits.signIn, given.contact.value)
}

function keyOf({ config }: Ctx, { contact, address }: SignInTry): Buffer {
  return keyedHash(config, 'sign-in delay', `${contact.value} ${address}`)
}
