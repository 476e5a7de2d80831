import { sql } from 'kysely'
import type { Tx } from '#platform/db/connect.server.ts'
import type { VoidReason } from '#platform/db/schema/schema-receipt.ts'

/**
 * Voids every valid receipt of a locked donation, in the transaction that takes its money away or corrects the
 * printed data. Thus a valid receipt never exists for money that is gone. A repeat does nothing.
 */
export async function voidReceipts(
  tx: Tx,
  { donationId, reason, at }: { donationId: string; reason: VoidReason; at: Date },
): Promise<void> {
  await tx
    .insertInto('receipt_void')
    .columns(['donation_id', 'kind', 'version', 'reason', 'voided_at'])
    .expression(
      tx
        .selectFrom('receipt')
        .where('donation_id', '=', donationId)
        .select([
          'donation_id',
          'kind',
          'version',
          sql<VoidReason>`${reason}`.as('reason'),
          sql<Date>`${at}::timestamptz`.as('voided_at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('donation')
    .set({ receipted_at: null })
    .where('id', '=', donationId)
    .execute()
}
