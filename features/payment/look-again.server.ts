import type { Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { settlePaymentJob } from './settle-payment.server.ts'

/**
 * Schedules an early look at every code of a donation, since somebody reports a payment. The report is only a hint:
 * nothing in it is believed.
 */
export async function lookAgainAt(
  tx: Tx,
  { donationId, now }: { donationId: string; now: Date },
): Promise<void> {
  const charges = await tx
    .selectFrom('charge')
    .select('reference')
    .where('donation_id', '=', donationId)
    .where('status', 'in', ['creating', 'unknown', 'pending', 'expired', 'cancelled', 'failed'])
    .execute()
  for (const { reference } of charges) {
    const key = `asked ${reference}`
    await enqueue(tx, settlePaymentJob, { payload: { reference }, now, key })
  }
}
