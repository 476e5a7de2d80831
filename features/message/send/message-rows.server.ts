import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { MessageChannel } from '#platform/db/schema/message/schema-message.ts'
import { sql } from 'kysely'

/** What only a channel says of a message. */
export const notSentYet = {
  why: null,
  provider_id: null,
  category: null,
  sent_at: null,
  delivered_at: null,
  read_at: null,
  failed_at: null,
}

/** A message as it is sent. */
export async function rowOf(db: Db | Tx, id: string) {
  return db
    .selectFrom('sent_message')
    .select(['id', 'event', 'template', 'version', 'kind', 'status', 'channel', 'tried'])
    .select(['email', 'phone', 'email_hash as emailHash', 'phone_hash as phoneHash', 'content'])
    .select(['donation_id as donationId', 'lot_id as lotId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof rowOf>>>

/** Takes a message for one try by one channel; false where another process has it, or it left. */
export async function startSending(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  channel: MessageChannel,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sent_message')
    .set({ status: 'sending', channel })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Nothing left: it waits again, and goes no more by a channel that refused it. */
export async function holdMessage(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  refusedBy?: MessageChannel,
): Promise<void> {
  await db
    .updateTable('sent_message')
    .set({ status: 'queued', channel: null })
    .$if(refusedBy !== undefined, (query) =>
      query.set({ tried: sql`array_append(tried, ${refusedBy}::text)` }),
    )
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute()
}

export type MessageEnd =
  | { status: 'sent'; channel: MessageChannel; providerId: string | null; category: string | null }
  | { status: 'unknown'; channel: MessageChannel | null; why: string }
  | { status: 'unsent' | 'failed'; why: string }

/** What became of a message. A status of the provider may have come before this. */
export async function endMessage(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  id: string,
  end: MessageEnd,
): Promise<void> {
  const { status } = end
  const at = now()
  await db
    .updateTable('sent_message')
    .set(
      status === 'sent'
        ? {
            status,
            channel: end.channel,
            provider_id: sql`coalesce(provider_id, ${end.providerId})`,
            category: sql`coalesce(category, ${end.category})`,
            sent_at: sql`coalesce(sent_at, ${at}::timestamptz)`,
            why: null,
            failed_at: null,
          }
        : {
            status,
            why: end.why,
            ...(status === 'unknown' && { channel: end.channel }),
            ...(status === 'failed' && { failed_at: at }),
          },
    )
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sending'])
    .execute()
}
