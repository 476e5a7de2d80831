import * as v from 'valibot'
import { sendThanksJob } from '#features/donation/jobs.server.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { defineJob, enqueue, type Schedule } from '#platform/jobs/jobs.server.ts'
import { issueDue } from './issue-receipt.server.ts'
import { donationsWithoutReceipt } from './queries.server.ts'

/** Enqueued in the transaction that makes a donation paid; its row id is payload and key. */
export const issueReceiptsJob = defineJob(
  { name: 'receipt.issue', lane: 'receipts' },
  v.object({ donationId: v.pipe(v.string(), v.uuid()) }),
  issueReceipts,
)

/** Issues the receipts of a paid donation and enqueues the email that names them, in one commit. */
async function issueReceipts(ctx: Ctx, { donationId }: { donationId: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const donation = await lockDonation(tx, donationId)
    const receipts = await issueDue(ctx, tx, { donation })
    const payload = { donationId, receipts }
    await enqueue(tx, sendThanksJob, { payload, now: ctx.now(), key: donationId })
  })
}

const HOUR_MS = 3_600_000
const AT_ONCE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Finds paid donations without a receipt: those older than receipts, and those whose job failed for good. */
export const issueMissingSchedule: Schedule = {
  name: 'receipt.issue-missing',
  everyMs: HOUR_MS,
  run: issueMissing,
}

async function issueMissing(ctx: Ctx): Promise<void> {
  let after = FIRST
  for (;;) {
    const donations = await donationsWithoutReceipt(ctx.db, { after, limit: AT_ONCE })
    for (const donationId of donations) await issueOne(ctx, donationId)
    const last = donations.at(-1)
    if (!last) return
    after = last
  }
}

/** A donation whose receipt cannot be written must not stop the others. */
async function issueOne(ctx: Ctx, donationId: string): Promise<void> {
  try {
    await inTransaction(ctx.db, async (tx) =>
      issueDue(ctx, tx, { donation: await lockDonation(tx, donationId) }),
    )
  } catch (cause) {
    ctx.log.error('receipt.failed', { donationId, cause })
  }
}
