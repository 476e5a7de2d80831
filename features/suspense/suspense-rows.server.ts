import type { Updateable } from 'kysely'
import { NotInThisState } from '#features/books/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import type { SuspenseDecision } from './allocate-suspense.server.ts'
import type { Suspense } from './queries.server.ts'

export type DecisionKey = Pick<SuspenseDecision, 'donation_id' | 'suspense_id' | 'id'>

/** Kept money that found its owner. */
export async function closeSuspense(
  ctx: Ctx,
  tx: Tx,
  { suspense, status }: { suspense: Suspense; status: 'allocated' | 'refunded' },
): Promise<void> {
  await tx
    .updateTable('suspense')
    .set({ status, resolved_at: ctx.now() })
    .where('donation_id', '=', suspense.donation_id)
    .where('id', '=', suspense.id)
    .execute()
}

type OfSuspense = Pick<SuspenseDecision, 'donation_id' | 'suspense_id'>

/** Locks kept money that waits for a decision; refuses when it does not. */
export async function lockOpen(
  tx: Tx,
  { donation_id, suspense_id }: OfSuspense,
): Promise<Suspense> {
  const row = await tx
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', donation_id)
    .where('id', '=', suspense_id)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new NotInThisState()
  return row
}

function ofDecision({ donation_id, suspense_id, id }: DecisionKey) {
  return { donation_id, suspense_id, id }
}

/** Locks a decision in this state; refuses when it has moved on. */
export async function lockDecision(
  tx: Tx,
  key: DecisionKey,
  status: SuspenseDecision['status'],
): Promise<SuspenseDecision> {
  const decision = await tx
    .selectFrom('suspense_decision')
    .selectAll()
    .where((where) => where.and({ ...ofDecision(key), status }))
    .forUpdate()
    .executeTakeFirst()
  if (!decision) throw new NotInThisState()
  return decision
}

/** Changes a locked decision. */
export async function changeDecision(
  tx: Tx,
  key: DecisionKey,
  to: Updateable<Database['suspense_decision']>,
): Promise<void> {
  await tx
    .updateTable('suspense_decision')
    .set(to)
    .where((where) => where.and(ofDecision(key)))
    .execute()
}
