import { expect, test } from 'vitest'
import { takeDailyShares } from '#features/books/amil-share.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { makeCampaign } from '#tests/makers.ts'
import { anOrphan, assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'

test.each([
  { fund: 'IT', taken: '5230', share: 15_000 },
  { fund: 'Z', taken: '5130', share: 9_375 },
] as const)(
  'the amil gives back its share of money of nobody that a campaign of fund $fund had and the provider took',
  async ({ fund, taken, share }) => {
    const ctx = await payingContext()
    await agreeShares(ctx)
    const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan', fund })
    const { reference, kept: of } = await anOrphan(ctx)
    const asked = { suspenseKey: of, campaignId, note: 'Diketahui', by: ctx.newId() }
    const decision = await proposeSuspense(ctx, asked)
    await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
    await takeDailyShares(ctx)
    expect(await balanceOf(ctx.db, { account: taken, fund })).toBe(share)

    await ctx.sandbox.drive(reference, 'reverse')
    await runJobs(ctx)
    expect(await balanceOf(ctx.db, { account: taken, fund })).toBe(0)
    await assertBooksHold(ctx)
  },
)
