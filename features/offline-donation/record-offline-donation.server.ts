import { withBooks } from '#features/books/enter-books.server.ts'
import { campaignTerms } from '#features/donation/start/campaign-terms.server.ts'
import { donationPostings } from '#features/donation/donation.ts'
import { fundAt } from '#features/donation/fitrah-donation.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import { recordPaid } from '#features/donation/record-payment.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { dayOf, startOfDay } from '#platform/time/jakarta.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { bookBeside, cameIn } from './came-in.server.ts'
import { assertMayTake } from './may-take.server.ts'
import { postingsThrough } from './offline-way.ts'
import { type NewOfflineDonation, writeCharge, writeRow } from './write-offline-donation.server.ts'

/**
 * Records what did not come through the site as a paid donation with its journal (charity.md §4.5: cash, a bank account
 * or the store to the fund's income), on the day it was received; papers and thanks follow as for any donation. The end
 * of a programme does not refuse what was received while it ran. Answers the donation's row id.
 */
export async function recordOfflineDonation(
  ctx: Ctx,
  input: NewOfflineDonation,
  { by }: { by: string },
): Promise<{ donationId: string; isNew: boolean }> {
  const campaign = await campaignTerms(ctx, input.program)
  return withBooks(ctx, async (tx) => {
    const inTx = ctx.within(tx)
    if (await isRecorded(tx, input.id)) return { donationId: input.id, isNew: false }
    const receivedAt = receiptOf(ctx, input.day)
    const fund = fundAt(campaign, receivedAt)
    await assertMayTake(inTx, input, fund)
    const { row, ...charge } = await cameIn(tx, input, fund)
    await writeRow(inTx, input, { campaign, receivedAt })
    const donation = await lockDonation(tx, input.id)
    await writeCharge(inTx, input, { donation, receivedAt, ...charge })
    const now = ctx.now()
    await tx
      .insertInto('offline_donation')
      .values({
        donation_id: input.id,
        ...row,
        received_on: input.day,
        reference: input.reference || null,
        recorded_by: by,
        recorded_at: now,
      })
      .execute()
    const postings = postingsThrough(input.way, donationPostings({ ...donation, fund }))
    const journalId = ctx.newId()
    await recordPaid(tx, donation, { journalId, occurredAt: receivedAt, now, postings })
    const recorded = { journalId, fund, campaignId: campaign.id, at: receivedAt }
    await bookBeside(inTx, input, recorded)
    const payload = { donationId: input.id }
    await enqueue(tx, issueReceiptsJob, { payload, now, key: input.id })
    return { donationId: input.id, isNew: true }
  })
}

async function isRecorded(tx: Tx, id: string): Promise<boolean> {
  const known = tx
    .selectFrom('offline_donation')
    .select('donation_id')
    .where('donation_id', '=', id)
  return (await known.executeTakeFirst()) !== undefined
}

const NOON_MS = 12 * 3_600_000

/** The moment in the books: now for a given of today, noon of an earlier day. */
function receiptOf({ now }: Pick<Ctx, 'now'>, day: string): Date {
  return day === dayOf(now()) ? now() : new Date(startOfDay(day).getTime() + NOON_MS)
}
