import { type Selectable, sql } from 'kysely'
import * as v from 'valibot'
import { currentMandate } from '#features/debit/mandates.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { walkPages } from '#platform/db/walk-pages.server.ts'
import type { DebitDrop, RecurringTables } from '#platform/db/schema/schema-member.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import type { RecurringPlan } from '../queries.server.ts'

export type RecurringDebit = Selectable<RecurringTables['recurring_debit']>
export const debitSchema = v.object({
  planId: v.pipe(v.string(), v.uuid()),
  dueOn: v.string(),
})

/** One time of one plan. */
export type DebitKey = v.InferOutput<typeof debitSchema>

/** The row of a debit. */
export function debitRow({ planId, dueOn }: DebitKey) {
  return { plan_id: planId, due_on: dueOn }
}

/** The debit of one time of a plan. */
export async function findDebit(
  db: Db | Tx,
  { planId, dueOn }: DebitKey,
): Promise<RecurringDebit | undefined> {
  return db
    .selectFrom('recurring_debit')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('due_on', '=', dueOn)
    .executeTakeFirst()
}

const PAGE = 500

/** Walks the debits of one state, in the order of their plans; those told of only once their time has come. */
export async function walkDebits(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  status: 'told' | 'asked',
  act: (keys: DebitKey[]) => Promise<void>,
): Promise<void> {
  const until = now()
  const read = async (last: DebitKey | undefined) =>
    db
      .selectFrom('recurring_debit')
      .select(['plan_id as planId', 'due_on as dueOn'])
      .where('status', '=', status)
      .$if(status === 'told', (query) => query.where('next_at', '<=', until))
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(plan_id, due_on) > (${last?.planId}::uuid, ${last?.dueOn}::date)`,
        ),
      )
      .orderBy('plan_id')
      .orderBy('due_on')
      .limit(PAGE)
      .execute()
  await walkPages({ size: PAGE, read }, act)
}

/** What a debit takes its money from. */
export async function debitedBy(
  { db }: Pick<Ctx, 'db'>,
  { mandate_id }: Pick<RecurringDebit, 'mandate_id'>,
): Promise<Pick<RecurringTables['debit_mandate'], 'method' | 'channel'>> {
  return db
    .selectFrom('debit_mandate')
    .select(['method', 'channel'])
    .where('id', '=', mandate_id)
    .executeTakeFirstOrThrow()
}

/** Changes a debit only while it is in this state; false when somebody was faster. */
export async function turnDebit(
  { now }: Pick<Ctx, 'now'>,
  tx: Db | Tx,
  {
    plan_id,
    due_on,
    from,
    ...to
  }: Partial<RecurringDebit> &
    Pick<RecurringDebit, 'plan_id' | 'due_on'> & { from: RecurringDebit['status'] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recurring_debit')
    .set({ ...to, updated_at: now() })
    .where('plan_id', '=', plan_id)
    .where('due_on', '=', due_on)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The refusal of a debit whose owner was asked for a PIN or OTP and let it pass. */
export const UNANSWERED = 'UNANSWERED'

/** The latest debits of a plan that came to something, before a day or of all days, the latest first. */
export async function decidedDebits(
  db: Db | Tx,
  { planId, before }: { planId: string; before?: string },
): Promise<Pick<RecurringDebit, 'status' | 'refusal'>[]> {
  return db
    .selectFrom('recurring_debit')
    .select(['status', 'refusal'])
    .where('plan_id', '=', planId)
    .$if(before !== undefined, (query) => query.where('due_on', '<', before ?? ''))
    .where('status', 'in', ['paid', 'failed'])
    .orderBy('due_on', 'desc')
    .limit(10)
    .execute()
}

/** What is not asked for yet is not asked for any more. */
export async function dropDebits(
  { now }: Pick<Ctx, 'now'>,
  tx: Tx,
  { planId, reason }: { planId: string; reason: DebitDrop },
): Promise<void> {
  await tx
    .updateTable('recurring_debit')
    .set({ status: 'dropped', dropped_for: reason, updated_at: now() })
    .where('plan_id', '=', planId)
    .where('status', 'in', ['planned', 'told'])
    .execute()
}

/**
 * Plans the debit of one time, which its donor is told of first. Each time has one row, whoever comes: one that was
 * dropped before it was asked for is planned anew. False where there is nothing to plan.
 */
export async function planDebit(
  { now }: Pick<Ctx, 'now'>,
  tx: Tx,
  { plan, dueAt }: { plan: RecurringPlan; dueAt: Date },
): Promise<boolean> {
  const mandate = await currentMandate(tx, plan.id)
  const { amount } = plan
  if (mandate?.status !== 'active' || amount === null || amount > mandate.amount) return false
  if (await isTooSoon(tx, plan, dueAt)) return false
  const planned = {
    due_at: dueAt,
    mandate_id: mandate.id,
    amount,
    status: 'planned' as const,
    told_at: null,
    next_at: null,
    dropped_for: null,
    updated_at: now(),
  }
  const written = await tx
    .insertInto('recurring_debit')
    .values({
      plan_id: plan.id,
      due_on: dayOf(dueAt),
      ...planned,
      refusal: null,
      created_at: now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['plan_id', 'due_on'])
        .doUpdateSet(planned)
        .where('recurring_debit.status', '=', 'dropped')
        .where('recurring_debit.dropped_for', 'in', ['stopped', 'skipped', 'changed'])
        .where('recurring_debit.tries', '=', 0),
    )
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

/** The fewest days between two debits, also where its donor has moved the day. */
const FEWEST_DAYS = { subuh: 1, ramadan: 1, jumat: 5, pekanan: 5, bulanan: 20 }

async function isTooSoon(tx: Tx, { id, kind }: RecurringPlan, dueAt: Date): Promise<boolean> {
  const before = await tx
    .selectFrom('recurring_debit')
    .select('due_on')
    .where('plan_id', '=', id)
    .where('status', 'in', ['told', 'asked', 'paid'])
    .where('due_on', '>', addDays(dayOf(dueAt), -FEWEST_DAYS[kind]))
    .where('due_on', '<>', dayOf(dueAt))
    .limit(1)
    .executeTakeFirst()
  return before !== undefined
}
