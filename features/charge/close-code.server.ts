import * as v from 'valibot'
import { getDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { cancelCharge } from './cancel-charge.server.ts'
import { isPayable } from './charge.ts'
import { ProviderSilent } from './errors.ts'
import { activeCharge } from './queries.server.ts'
import { notifyWatchers } from './status-watch.server.ts'

/**
 * Enqueued in the transaction after which a donation waits for no money: it was paid by an older code, or its money in
 * suspense was resolved.
 */
export const closeCodeJob = defineJob(
  { name: 'payment.close-code', lane: 'money' },
  v.object({ donationId: v.pipe(v.string(), v.uuid()) }),
  closeCode,
)

/**
 * Closes the code of a donation that may no longer be paid. Money that came in the meantime is settled by its webhook
 * or the poller, as a second payment (F7). A code whose state is unknown is tried again.
 */
async function closeCode(ctx: Ctx, { donationId }: { donationId: string }): Promise<void> {
  const { status, publicId } = await getDonation(ctx.db, donationId)
  notifyWatchers(publicId)
  const charge = isPayable(status) ? undefined : await activeCharge(ctx.db, donationId)
  if (!charge) return
  const answer = charge.status === 'pending' ? await cancelCharge(ctx, charge) : 'unknown'
  if (answer === 'unknown') throw new ProviderSilent(`code ${charge.reference} is not closed`)
}
