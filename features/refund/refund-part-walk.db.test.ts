import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeAmilShare } from '#features/books/amil-share.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { drawn } from '#tests/draws.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
} from '#tests/money/payments.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { aBank, anApprovedPart, anApprovedRefund, moneyCame } from '#tests/money/refunds.ts'
import { rupiah } from '#platform/money/money.ts'
import { failRefund, payRefund, startRefund } from './pay/pay-refund.server.ts'
import { owedStatuses } from './refund.ts'

const step = fc.record({
  verb: fc.constantFrom('part', 'part', 'start', 'fail', 'pay', 'pay', 'whole', 'share', 'reverse'),
  which: fc.nat(2),
  amount: fc.integer({ min: 0, max: 60_000 }),
  operational: fc.constantFrom(0, 0, 1_000, 3_000),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

type World = {
  ctx: TestCtx
  donations: string[]
  banks: Record<'IT' | 'A', Awaited<ReturnType<typeof aBank>>>
}

const OWN = 500_000

/** Three donations at the provider with infak operasional, beside money at the banks that pays what goes back. */
async function aWorld(): Promise<World> {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const banks = { IT: await aBank(ctx), A: await aBank(ctx, 'A') }
  await aSettledDonation(ctx, { amount: OWN })
  await moneyCame(ctx, { fund: 'A', account: '1124', income: '4430', amount: rupiah(OWN) })
  const donations: string[] = []
  for (const _ of [1, 2, 3]) {
    const { donationId } = await aCharge(ctx, { amount: 100_000, operational: 4_000 })
    await ctx.sandbox.drive(donationId, 'pay')
    donations.push(donationId)
  }
  await runJobs(ctx)
  return { ctx, donations, banks }
}

async function owedOf({ db }: TestCtx, publicId: string) {
  return await db
    .selectFrom('refund')
    .innerJoin('donation', 'donation.id', 'refund.donation_id')
    .where('public_id', '=', publicId)
    .where('refund.status', 'in', owedStatuses)
    .select(['refund.id', 'refund.donation_id'])
    .executeTakeFirst()
}

async function take({ ctx, donations, banks }: World, { verb, which, ...part }: Step) {
  const publicId = donations[which] as string
  const from = part.amount > 0 ? banks.IT : banks.A
  if (verb === 'part') return anApprovedPart(ctx, publicId, { ...part, from })
  if (verb === 'whole') return anApprovedRefund(ctx, publicId, banks.IT)
  if (verb === 'share') return takeAmilShare(ctx, { fund: 'IT', period: ctx.newId() })
  if (verb === 'reverse') {
    await ctx.sandbox.drive(publicId, 'reverse')
    return runJobs(ctx)
  }
  const refund = await owedOf(ctx, publicId)
  if (!refund) return
  if (verb === 'start') return startRefund(ctx, refund)
  if (verb === 'fail') return failRefund(ctx, refund, { failure: 'Uji' })
  return payRefund(ctx, refund)
}

/** Provider and banks hold what came, less what the provider took back and what our banks sent to donors. */
async function assertNothingLost({ ctx }: World): Promise<void> {
  const charges = await ctx.sandbox.charges(100)
  const came = charges.filter(({ status }) => status === 'paid' || status === 'reversed')
  const sent = await ctx.db
    .selectFrom('refund')
    .where('status', '=', 'paid')
    .where('pays_from', '=', 'bank')
    .select('amount')
    .execute()
  const gone = came.filter(({ status }) => status === 'reversed')
  const codes = ['1130', '1122', '1124']
  const balances = await Promise.all(codes.map((account) => balanceOf(ctx.db, { account })))
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
  const paid = (all: typeof came) => sum(all.map((charge) => charge.paid_amount ?? 0))
  const out = sum(sent.map(({ amount }) => amount))
  expect(sum(balances)).toBe(OWN + paid(came) - paid(gone) - out)
}

test('parts that go back, shares taken and money taken back in whatever order leave every question at zero and lose no rupiah', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (sequence) => {
      const world = await aWorld()
      const { ctx } = world
      for (const given of sequence) {
        ctx.clock.advance({ minutes: 1 })
        // Many steps ask for what is impossible at that point; a refusal is a valid answer here.
        await take(world, given).catch((cause: { status?: number }) => {
          if (!cause.status || cause.status >= 500) throw cause
        })
      }
      await runJobs(ctx)
      await assertBooksHold(ctx)
      await assertNothingLost(world)
    }),
    { numRuns: drawn(5), endOnFailure: true },
  )
})
