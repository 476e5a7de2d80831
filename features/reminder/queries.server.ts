import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Reminder } from './reminder.ts'

/** The reminders of an account, also stopped ones; one whose contact was removed is off. */
export async function listReminders(db: Db | Tx, accountId: string): Promise<Reminder[]> {
  const rows = await db
    .selectFrom('reminder')
    .leftJoin('account_contact as contact', (join) =>
      join
        .onRef('contact.account_id', '=', 'reminder.account_id')
        .onRef('contact.kind', '=', 'reminder.via'),
    )
    .select(['reminder.kind', 'via', 'day', 'next_at', 'contact.value as contact'])
    .where('reminder.account_id', '=', accountId)
    .orderBy('reminder.kind')
    .execute()
  return rows.map(({ next_at, contact, ...row }) => {
    const nextAt = contact === null ? null : next_at
    return { ...row, isOn: nextAt !== null, nextAt }
  })
}

/** A reminder by its row id, or undefined. */
export async function findReminder(db: Db | Tx, id: string) {
  return db.selectFrom('reminder').selectAll().where('id', '=', id).executeTakeFirst()
}
