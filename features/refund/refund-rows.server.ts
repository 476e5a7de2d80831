import type { Selectable } from 'kysely'
import { NotInThisState } from '#features/books/errors.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { RefundStatus } from '#platform/db/schema/schema-books.ts'
import type { Database } from '#platform/db/schema.ts'
import { nextRefundStatuses, owedStatuses } from './refund.ts'

export type Refund = Selectable<Database['refund']>

/** A refund by its key: the row id of its donation, and its own. */
export type RefundKey = Pick<Refund, 'donation_id' | 'id'>

/** One refund, or undefined. */
export async function findRefund(
  db: Db | Tx,
  { donation_id, id }: RefundKey,
): Promise<Refund | undefined> {
  return refunds(db, { donation_id, id }).executeTakeFirst()
}

/** Locks a refund in one of these states until the transaction ends; refuses when its state has moved on. */
export async function lockRefund(
  tx: Tx,
  key: RefundKey,
  statuses: readonly RefundStatus[],
): Promise<Refund> {
  const refund = await refunds(tx, key)
    .where('status', 'in', statuses)
    .forUpdate()
    .executeTakeFirst()
  if (!refund) throw new NotInThisState()
  return refund
}

/** The refunds of a locked donation that two people agreed on, locked, in the order in which they were. */
export async function lockRefundsOf(tx: Tx, donationId: string): Promise<Refund[]> {
  return await tx
    .selectFrom('refund')
    .selectAll()
    .where('donation_id', '=', donationId)
    .where('status', 'in', [...owedStatuses, 'paid'])
    .orderBy('approved_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

type Change = Partial<
  Pick<
    Refund,
    | 'approved_by'
    | 'approved_at'
    | 'paid_at'
    | 'pays_from'
    | 'bank_account_id'
    | 'bank_reference'
    | 'sent_at'
    | 'failure'
  >
> & { status?: RefundStatus }

/** Changes a locked refund; a state that may not follow is a bug. */
export async function changeRefund(tx: Tx, refund: Refund, change: Change): Promise<Refund> {
  const { status = refund.status } = change
  if (status !== refund.status && !nextRefundStatuses[refund.status].includes(status))
    throw new Error(`refund ${refund.id} cannot become ${status}`)
  return tx
    .updateTable('refund')
    .set(change)
    .where('donation_id', '=', refund.donation_id)
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function refunds(db: Db | Tx, { donation_id, id }: RefundKey) {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('donation_id', '=', donation_id)
    .where('id', '=', id)
}
