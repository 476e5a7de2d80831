import { lockDonation } from '#features/donation/queries.server.ts'
import { issueDue } from '#features/receipt/issue-receipt.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { ReceiptKind } from '#platform/db/schema-receipt.ts'

type ReceiptToIssueNow = { donationId: string; kind: ReceiptKind }

/** Runs the job's work without the thanks, and answers the number of one kind; undefined when none is due. */
export async function issueReceipt(
  ctx: Ctx,
  asked: ReceiptToIssueNow,
): Promise<string | undefined> {
  const issued = await inTransaction(ctx.db, async (tx) =>
    issueDue(ctx, tx, { donation: await lockDonation(tx, asked.donationId) }),
  )
  return issued.find(({ kind }) => kind === asked.kind)?.number
}
