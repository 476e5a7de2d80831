import * as v from 'valibot'
import { consentsOf, contactsOf } from '#features/account/queries.server.ts'
import { sendMessage } from '#features/message/send-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { defineJob, enqueue, type Schedule } from '#platform/jobs/jobs.server.ts'
import { reminderEmail } from './emails.ts'
import { findReminder } from './queries.server.ts'
import { LATEST_MS, nextOccurrence } from './reminder.ts'
import { stopTokenOf } from './stop-token.server.ts'

/**
 * Reminds one person once. Sends nothing after the reminder was stopped, the consent withdrawn or the account closed.
 */
export const sendReminderJob = defineJob(
  { name: 'reminder.send', lane: 'email' },
  v.object({ reminderId: v.pipe(v.string(), v.uuid()), dueAt: v.string() }),
  async (ctx, { reminderId, dueAt }) => {
    const reminder = await findReminder(ctx.db, reminderId)
    if (!reminder?.next_at || isTooLate(new Date(dueAt), ctx.now())) return
    const { account_id: accountId, kind, via } = reminder
    const consents = await consentsOf(ctx.db, accountId)
    if (!consents[via === 'email' ? 'reminders-email' : 'reminders-whatsapp']) return
    const contact = (await contactsOf(ctx.db, accountId)).find((each) => each.kind === via)
    if (!contact) return
    const token = stopTokenOf(ctx.config, reminderId)
    const { origin, institution } = ctx.config
    const email = reminderEmail(kind, {
      donate: `${origin}/sedekah`,
      stop: `${origin}/pengingat/berhenti/${token}`,
      institution: institution.name,
    })
    const words = { ...email, headers: oneClick(origin, token) }
    const to = { [via]: contact.value }
    await sendMessage(ctx, { purpose: 'reminder', to, words, key: `${reminderId}.${dueAt}` })
  },
)

/** RFC 8058: a mail program may stop it with one POST, without a page in between. */
function oneClick(origin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}/v2/reminders/stop/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

const BATCH = 200
const KEPT_MS = 40 * DAY_MS

export const remindSchedule: Schedule = { name: 'reminder.due', everyMs: 30_000, run: remindDue }

/** Enqueues a job for every due reminder, each occurrence once over all processes, and sets the next occurrence. */
export async function remindDue(ctx: Ctx): Promise<void> {
  let taken: number
  do {
    taken = await inTransaction(ctx.db, (tx) => remindBatch(ctx, tx))
  } while (taken === BATCH)
  const old = new Date(ctx.now().getTime() - KEPT_MS)
  await ctx.db.deleteFrom('reminder_sent').where('due_at', '<', old).execute()
}

async function remindBatch(ctx: Ctx, tx: Tx): Promise<number> {
  const now = ctx.now()
  const due = await tx
    .selectFrom('reminder')
    .select(['id', 'kind', 'day', 'next_at'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, kind, day, next_at: dueAt } of due) {
    if (dueAt && !isTooLate(dueAt, now)) await remindOnce(ctx, tx, { id, dueAt })
    await tx
      .updateTable('reminder')
      .set({ next_at: nextOccurrence({ kind, day }, now) })
      .where('id', '=', id)
      .execute()
  }
  return due.length
}

async function remindOnce(ctx: Ctx, tx: Tx, { id, dueAt }: { id: string; dueAt: Date }) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reminder_sent')
    .values({ reminder_id: id, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return
  const payload = { reminderId: id, dueAt: dueAt.toISOString() }
  await enqueue(tx, sendReminderJob, { payload, now: ctx.now() })
}

function isTooLate(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() > LATEST_MS
}
