import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'

/** Long enough for whoever asks what we wrote; what was sent when stays. */
const KEPT_MS = 180 * DAY_MS

/** Takes contacts and words out of old messages. */
export const forgetMessagesSchedule: Schedule = {
  name: 'message.forget',
  everyMs: DAY_MS / 4,
  run: forgetMessages,
}

async function forgetMessages(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_MS)
  await sql`update sent_message set email = null, phone = null, content = null
    where content is not null and queued_at < ${before} and status <> 'queued'`.execute(ctx.db)
  await sql`update inbound_message set phone = null, name = '', text = '', media = null
    where phone is not null and received_at < ${before}`.execute(ctx.db)
  // A link that nobody pressed proved nothing.
  const askedBefore = new Date(ctx.now().getTime() - 2 * DAY_MS)
  await sql`delete from contact_change
    where confirmed_at is null and asked_at < ${askedBefore}`.execute(ctx.db)
}

/** Takes contacts and words out of the messages about these events at once; what waits does not leave any more. */
export async function forgetMessagesOf(tx: Tx, events: readonly string[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .updateTable('sent_message')
    .set({ email: null, phone: null, content: null })
    .where('event', 'in', events)
    .execute()
}
