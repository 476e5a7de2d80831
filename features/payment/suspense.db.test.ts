import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askReceipts } from '#checks/receipts.server.ts'
import type { SandboxAction } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import { aDonation, booksOf, payingContext, runJobs } from '#tests/money/payments.ts'
import type { TestCtx } from '#tests/context.ts'
import { drawn } from '#tests/draws.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { pollClosedSchedule, pollOpenSchedule } from './poll.server.ts'

const acts: SandboxAction[] = [
  'pay',
  'pay-wrong',
  'pay-late',
  'pay-silent',
  'expire',
  'reverse',
  'duplicate',
  'out-of-order',
  'forge',
]
const ways = [
  { method: 'va', channel: 'bca' },
  { method: 'qris', channel: 'qris' },
  { method: 'retail', channel: 'alfamart' },
] as const

type Step =
  | { kind: 'act'; action: SandboxAction }
  | { kind: 'open'; way: number }
  | { kind: 'timeout' }
  | { kind: 'work' }
  | { kind: 'wait'; minutes: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('act' as const), action: fc.constantFrom(...acts) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open' as const), way: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'timeout' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'work' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 10, 45, 1600),
    }),
  },
)

async function take(ctx: TestCtx, donationId: string, step: Step): Promise<void> {
  if (step.kind === 'wait') ctx.clock.advance({ minutes: step.minutes })
  if (step.kind === 'work') await runJobs(ctx)
  if (step.kind === 'timeout') await ctx.sandbox.drive(donationId, 'timeout-next')
  // Most sequences ask for something impossible at that point; a refusal is a valid answer here.
  const maybe = { catch: (cause: { status?: number }) => expect(cause.status).toBeLessThan(500) }
  if (step.kind === 'act') await ctx.sandbox.drive(donationId, step.action).catch(maybe.catch)
  if (step.kind === 'open') {
    const way = ways[step.way] as (typeof ways)[number]
    await openCharge(ctx, { donationId, ...way }).catch(maybe.catch)
  }
}

/** What the sandbox received and did not take back. */
async function heldBySandbox(ctx: TestCtx): Promise<number> {
  const charges = await ctx.sandbox.charges(1_000)
  const held = charges.filter(({ status }) => status !== 'reversed')
  return held.reduce((sum, { paid_amount }) => sum + (paid_amount ?? 0), 0)
}

test('whatever happens in whatever order, every rupiah the provider holds stands in the books exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (sequence) => {
      const ctx = await payingContext()
      const donationId = await aDonation(ctx)
      for (const given of [{ kind: 'open', way: 0 } as const, ...sequence]) {
        await take(ctx, donationId, given)
      }
      for (let look = 0; look < 3; look++) {
        ctx.clock.advance({ days: 4 })
        await pollOpenSchedule.run(ctx)
        await pollClosedSchedule.run(ctx)
        await runJobs(ctx)
      }
      const { received, given, kept } = await booksOf(ctx)
      expect(received).toBe(await heldBySandbox(ctx))
      expect(given + kept).toBe(received)
      const paid = await ctx.db
        .selectFrom('donation')
        .where('status', '=', 'paid')
        .select('amount')
        .execute()
      expect(given).toBe(paid.reduce((sum, { amount }) => sum + amount, 0))
      expect(new Set(Object.values(await askReceipts(ctx)))).toEqual(new Set([0]))
    }),
    { numRuns: drawn(12) },
  )
})
