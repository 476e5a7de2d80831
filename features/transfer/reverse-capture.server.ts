import { returnAmilShare } from '#features/books/amil-share.server.ts'
import { isShared } from '#features/books/amil-share.ts'
import type { BankAccount } from '#features/bank-account/bank-account.server.ts'
import { enterJournal } from '#features/books/enter-books.server.ts'
import { MoneyMissing } from '#features/books/errors.ts'
import { assertFree } from '#features/books/free-money.server.ts'
import { recordDelta } from '#features/campaign/record-delta.server.ts'
import type { Donation } from '#features/donation/donation.ts'
import { donationJournals, eventOf } from '#features/donation/record-payment.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { returnUnits } from '#features/wakaf/take-units.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { capturedJournals } from '#features/charge/matched-transfers.server.ts'
import { unmatchedPostings } from '#features/charge/transfer.ts'

/** Each journal of the capture is reversed by one of its own, so that debts between funds stay readable. */
export async function reverseCapture(ctx: Ctx, tx: Tx, donation: Donation): Promise<void> {
  const { id: sourceId, amount, fund, campaign } = donation
  const event = eventOf('unmatched', donation)
  const { source } = donationJournals
  const captured = eventOf('captured', donation)
  for (const journal of await capturedJournals(tx, donation)) {
    await enterJournal(ctx, tx, {
      sourceId,
      source,
      event: journal.event.replace(captured, event),
      description: 'Pencocokan transfer dibatalkan',
      postings: unmatchedPostings(journal.postings),
    })
  }
  const delta = { sourceId, event, campaignId: campaign.id, createdAt: ctx.now() }
  await recordDelta(tx, { ...delta, amount: 0 - amount, donors: -1 })
  if (fund === 'W') await returnUnits(tx, { sourceId, at: ctx.now() })
  if (isShared(fund)) {
    const place = { fund, campaignId: campaign.id, sourceId, event: `returned ${event}` }
    await returnAmilShare(ctx, tx, place)
  }
}

/** One check of free money, as for a refund; and no fund of the bank account may hold less than nothing. */
export async function assertMoneyThere(
  tx: Tx,
  { donation, bank }: { donation: Donation; bank: BankAccount },
): Promise<void> {
  const { fund, amount, campaign } = donation
  await assertFree(tx, { kind: 'refund', fund, campaignId: campaign.id, amount })
  for (const each of new Set([fund, bank.fund])) {
    const held = await balanceOf(tx, { account: bank.account, fund: each })
    if (held < 0) throw new MoneyMissing(held + amount)
  }
}
