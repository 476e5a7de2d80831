import type { Selectable } from 'kysely'
import { contactsOf, findByContact } from '#features/account/queries.server.ts'
import type { Evenings, Rhythm } from './rhythm.ts'
import { findMonths } from '#features/calendar/queries.server.ts'
import { monthIndex, RAMADAN } from '#features/calendar/hijri.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { RecurringTables } from '#platform/db/schema/schema-member.ts'
import type { Contact } from '#platform/text/contact.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'

export type RecurringPlan = Selectable<RecurringTables['recurring_plan']>
type CycleRow = Selectable<RecurringTables['recurring_cycle']>

/** The rhythm of a plan. */
export function rhythmOf({ kind, day, first_day, last_day }: RecurringPlan): Rhythm {
  return { kind, day, firstDay: first_day, lastDay: last_day }
}

/** A plan by its row id. */
export async function findPlan(db: Db | Tx, id: string): Promise<RecurringPlan | undefined> {
  return db.selectFrom('recurring_plan').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks a plan until the transaction ends. */
export async function lockPlan(tx: Tx, id: string): Promise<RecurringPlan | undefined> {
  return tx
    .selectFrom('recurring_plan')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Changes a locked plan; what is due next only while it is active. */
export async function setPlan(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { id, ...changed }: Partial<RecurringPlan> & { id: string },
): Promise<void> {
  await tx
    .updateTable('recurring_plan')
    .set({ ...changed, updated_at: ctx.now() })
    .where('id', '=', id)
    .execute()
}

/** The newest time a plan was due. */
export async function newestCycle(db: Db | Tx, planId: string): Promise<CycleRow | undefined> {
  return db
    .selectFrom('recurring_cycle')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('status', '=', 'due')
    .orderBy('due_on', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whom a plan is reminded at; undefined once the member has removed that contact. */
export async function contactOf(db: Db | Tx, plan: RecurringPlan): Promise<string | undefined> {
  if (plan.account_id === null) return plan.contact ?? undefined
  const contacts = await contactsOf(db, plan.account_id)
  return contacts.find(({ kind }) => kind === plan.via)?.value
}

/** The member whose verified contact it is. */
export async function ownerOf(db: Db | Tx, contact: Contact): Promise<string | undefined> {
  return (await findByContact(db, contact))?.id
}

/** A member's plans, the newest first. */
export async function listRecurring(db: Db | Tx, accountId: string) {
  return db
    .selectFrom('recurring_plan')
    .leftJoin('campaign', 'campaign.id', 'recurring_plan.campaign_id')
    .selectAll('recurring_plan')
    .select('campaign.title as programme')
    .where('account_id', '=', accountId)
    .orderBy('recurring_plan.created_at', 'desc')
    .orderBy('recurring_plan.id', 'desc')
    .limit(50)
    .execute()
}

/** The evenings of the Ramadans that are near: this Hijri year's and the next two. */
export async function evenings(db: Db, now: Date): Promise<Evenings[]> {
  const months = await findMonths(db)
  const { year } = months.dateOf(dayOf(now))
  return [year, year + 1, year + 2].map((each) => {
    const index = monthIndex({ year: each, month: RAMADAN })
    const from = addDays(months.firstDay(index), -1)
    return { from, to: addDays(from, months.lengthOf(index) - 1) }
  })
}
