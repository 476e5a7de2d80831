import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { bookInLock } from '#tests/money/payout-batches.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { allWaitFor } from '#tests/database/races.ts'
import { amilSharePostings } from './books.ts'

test('what goes back while the day’s share is taken waits for it, and takes its part along', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const { donationId, campaignId } = await aSettledDonation(ctx)
  await ctx.sandbox.drive(donationId, 'reverse')
  const postings = amilSharePostings('IT', 20_000, campaignId)
  const share = { source: 'amil', event: 'taken under policy', postings }
  const take = (tx: Tx) => bookInLock(ctx, tx, share)
  await allWaitFor(ctx, take, [() => runJobs(ctx)])
  expect(await balanceOf(ctx.db, { account: '4420', fund: 'A' })).toBe(0)
})
