import { expect, test } from 'vitest'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { aSettledDonation, payingContext, runJobs } from '#tests/payments.ts'
import { agreeShares } from '#tests/policies.ts'
import { allWaitFor } from '#tests/races.ts'
import { amilSharePostings } from './books.ts'
import { lockBooks } from './enter-books.server.ts'

test('what goes back while the day’s share is taken waits for it, and takes its part along', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const { donationId, campaignId } = await aSettledDonation(ctx)
  await ctx.sandbox.drive(donationId, 'reverse')
  const take = async (tx: Tx) => {
    await lockBooks(tx)
    await postJournal(tx, {
      journalId: ctx.newId(),
      sourceId: ctx.newId(),
      source: 'amil',
      event: 'taken under policy',
      description: 'Bagian amil',
      occurredAt: ctx.now(),
      recordedAt: ctx.now(),
      postings: amilSharePostings('IT', 20_000, campaignId),
    })
  }
  await allWaitFor(ctx, take, [() => runJobs(ctx)])
  expect(await balanceOf(ctx.db, { account: '4420', fund: 'A' })).toBe(0)
})
