import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Reminder } from './reminder.ts'

/** The reminders of an account, also those that were stopped. */
export async function listReminders(db: Db | Tx, accountId: string): Promise<Reminder[]> {
  const rows = await db
    .selectFrom('reminder')
    .select(['kind', 'via', 'day', 'next_at'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute()
  return rows.map(({ next_at, ...row }) => ({ ...row, isOn: next_at !== null, nextAt: next_at }))
}

/** A reminder by its row id, or undefined. */
export async function findReminder(db: Db | Tx, id: string) {
  return db.selectFrom('reminder').selectAll().where('id', '=', id).executeTakeFirst()
}
