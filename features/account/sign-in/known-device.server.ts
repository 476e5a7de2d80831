import type { Contact } from '#platform/text/contact.ts'
import { networkOf } from '#platform/http/client-address.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { tokenHash } from '#platform/security/keyed-hash.server.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { contactLimits } from '../limits.ts'

/** The header with the random value that identifies a browser. */
export const DEVICE_HEADER = 'amanah-device'

/** The requester of a message to a contact, as far as the request shows. */
export type Asker = {
  /** The client's network address. */
  address: string
  /** The browser's random value, unchecked. */
  device?: string | undefined
  /** The signed-in account that asks. */
  accountId?: string | undefined
}

/** The stored hash of a browser's value; null for a text that our browsers never send. */
export function deviceHash(device: string | undefined): Buffer | null {
  return device !== undefined && isPublicId(device) ? tokenHash(device) : null
}

/**
 * Counts a message to a contact, whether or not it has an account. A device that was signed in to the account has an
 * allowance that strangers cannot use up; all others share one, of which each network gets a part.
 */
export async function spendMessage(
  ctx: Ctx,
  kind: keyof typeof contactLimits.messages,
  { contact, asker }: { contact: Contact; asker: Asker },
): Promise<void> {
  const { known, stranger, strangers } = contactLimits.messages[kind]
  if (await isKnownDevice(ctx, contact, asker)) return limit(ctx, known, contact.value)
  const place = asker.accountId ?? networkOf(asker.address)
  await limit(ctx, stranger, `${contact.value} ${place}`)
  await limit(ctx, strangers, contact.value)
}

/** One query that takes the same time for an unknown contact and for a browser without a value. */
async function isKnownDevice(ctx: Ctx, contact: Contact, { device }: Asker): Promise<boolean> {
  const seen = await ctx.db
    .selectFrom('account_contact')
    .innerJoin('session', 'session.account_id', 'account_contact.account_id')
    .select('session.id')
    .where('account_contact.kind', '=', contact.kind)
    .where('account_contact.value', '=', contact.value)
    .where('session.device_hash', '=', deviceHash(device) ?? tokenHash(''))
    .limit(1)
    .executeTakeFirst()
  return seen !== undefined
}

type Own = { accountId: string; sessionId: string }

/** Makes the device of a session a stranger to its account, including its past requests. */
export async function forgetDevice(tx: Db | Tx, { accountId, sessionId }: Own): Promise<void> {
  await tx
    .updateTable('session')
    .set({ device_hash: null })
    .where('account_id', '=', accountId)
    .where('device_hash', '=', (expression) =>
      expression
        .selectFrom('session as put_out')
        .select('put_out.device_hash')
        .where('put_out.id', '=', sessionId)
        .where('put_out.account_id', '=', accountId),
    )
    .execute()
}
