import type { Contact } from '#platform/contact.ts'
import { networkOf } from '#platform/client-address.server.ts'
import { type Ctx, isPublicId } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { tokenHash } from '#platform/keyed-hash.server.ts'
import { limit } from '#platform/rate-limit.server.ts'
import { contactLimits } from './limits.ts'

/** The header in which a browser sends the random value that stands for it. */
export const DEVICE_HEADER = 'amanah-device'

/** Who asks for a message to a contact, as far as the request tells. */
export type Asker = {
  /** The client's network address. */
  address: string
  /** The random value of the browser, unchecked. */
  device?: string | undefined
  /** Who is signed in and asks. */
  accountId?: string | undefined
}

/** What a session keeps of its browser's value; nothing of what no browser of ours would send. */
export function deviceHash(device: string | undefined): Buffer | null {
  return device !== undefined && isPublicId(device) ? tokenHash(device) : null
}

/**
 * Counts a message to a contact, whether or not somebody has it. Who asks from a device that was signed in to its
 * account has an allowance strangers cannot use up; all others share one, of which one network gets a part.
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

/** One query that is the same for a contact nobody has, and for a browser that sends no value. */
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

/** Makes the device of a session a stranger to its account, also by what it did before. */
export async function forgetDevice(tx: Db | Tx, { accountId, sessionId }: Own): Promise<void> {
  await tx
    .updateTable('session')
    .set({ device_hash: null })
    .where('account_id', '=', accountId)
    .where('device_hash', '=', (of) =>
      of
        .selectFrom('session as put_out')
        .select('put_out.device_hash')
        .where('put_out.id', '=', sessionId)
        .where('put_out.account_id', '=', accountId),
    )
    .execute()
}
