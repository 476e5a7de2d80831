import { contactsOf } from '#features/account/queries.server.ts'
import { writeConsents } from '#features/account/update-account.server.ts'
import { messageWays } from '#features/message/message-channels.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { ContactKind } from '#platform/db/schema/schema-account.ts'
import type { ReminderKind } from '#platform/db/schema/schema-member.ts'
import { ContactNotProved, NoWayToRemind, ReminderLinkNotValid } from './errors.ts'
import { findReminder, listReminders } from './queries.server.ts'
import { nextOccurrence, type Reminder } from './reminder.ts'
import { reminderOfToken } from './stop-token.server.ts'

const purposeOf = { email: 'reminders-email', phone: 'reminders-whatsapp' } as const

export type ReminderWish = {
  accountId: string
  kind: ReminderKind
  via: ContactKind
  /** For 'bulanan'; the 1st when missing. */
  day?: number | undefined
}

/**
 * Sets a reminder, or turns it on again. The request is the consent to this kind of reminder, and is recorded as
 * such.
 */
export async function keepReminder(ctx: Ctx, wish: ReminderWish): Promise<Reminder[]> {
  const { accountId, kind, via } = wish
  const day = kind === 'bulanan' ? (wish.day ?? 1) : null
  return inTransaction(ctx.db, async (tx) => {
    const contacts = await contactsOf(tx, accountId)
    if (!contacts.some((contact) => contact.kind === via)) throw new ContactNotProved(via)
    if (!messageWays('reminder', ctx.otp).includes(via)) throw new NoWayToRemind()
    const now = ctx.now()
    const rhythm = { via, day, next_at: nextOccurrence({ kind, day }, now), updated_at: now }
    await tx
      .insertInto('reminder')
      .values({ id: ctx.newId(), account_id: accountId, kind, created_at: now, ...rhythm })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(rhythm))
      .execute()
    await writeConsents(ctx, tx, { accountId, consents: { [purposeOf[via]]: true } })
    return listReminders(tx, accountId)
  })
}

/** Stops a reminder of an account; does nothing when there is none. */
export async function stopReminder(
  ctx: Ctx,
  reminder: { accountId: string; kind: ReminderKind },
): Promise<Reminder[]> {
  return inTransaction(ctx.db, async (tx) => {
    await stop(ctx, tx, reminder)
    return listReminders(tx, reminder.accountId)
  })
}

/** The reminder of a stop link; refuses an invalid link. */
export async function reminderBehind(ctx: Ctx, token: string) {
  const id = reminderOfToken(ctx.config, token)
  const found = id === undefined ? undefined : await findReminder(ctx.db, id)
  if (!found) throw new ReminderLinkNotValid()
  return { accountId: found.account_id, kind: found.kind, isOn: found.next_at !== null }
}

/** Stops the reminder of a link, without sign-in; a repeat changes nothing. */
export async function stopByLink(ctx: Ctx, token: string): Promise<ReminderKind> {
  const { accountId, kind } = await reminderBehind(ctx, token)
  await stopReminder(ctx, { accountId, kind })
  ctx.log.info('reminder.stopped-by-link', { accountId, kind })
  return kind
}

async function stop(ctx: Ctx, tx: Tx, reminder: { accountId: string; kind: ReminderKind }) {
  const stopped = await tx
    .updateTable('reminder')
    .set({ next_at: null, updated_at: ctx.now() })
    .where('account_id', '=', reminder.accountId)
    .where('kind', '=', reminder.kind)
    .where('next_at', 'is not', null)
    .returning('via')
    .executeTakeFirst()
  if (!stopped) return
  const { accountId } = reminder
  const left = await listReminders(tx, accountId)
  if (left.some(({ via, isOn }) => isOn && via === stopped.via)) return
  // The consent to messages ends with the last reminder of a kind.
  await writeConsents(ctx, tx, { accountId, consents: { [purposeOf[stopped.via]]: false } })
}
