import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { gatewayBooks } from './gateway-books.server.ts'
import { recordSettlement } from './record-settlement.server.ts'

test('what the provider holds before a moment is what came and was paid out before it', async () => {
  const ctx = await payingContext()
  const held = async (before?: Date) =>
    (
      await sql`select provider, amount::float8 from ${gatewayBooks(before)} as held`.execute(
        ctx.db,
      )
    ).rows
  const first = await aCharge(ctx, { amount: 60_000 })
  const second = await aCharge(ctx, { amount: 40_000 })
  const start = ctx.now()
  for (const { donationId } of [first, second]) {
    await ctx.sandbox.drive(donationId, 'pay')
    await runJobs(ctx)
    ctx.clock.advance({ minutes: 10 })
  }
  const settledAt = ctx.now()
  const line = { gross: rupiah(60_000), fee: rupiah(4_000), tax: rupiah(0) }
  const lines = [{ reference: first.charge.reference, ...line }]
  await recordSettlement(ctx, { provider: 'sandbox', reference: 'PO', settledAt, lines })

  const after = (minutes: number, ms = 0) => new Date(start.getTime() + minutes * 60_000 + ms)
  const sandbox = (amount: number) => [{ provider: 'sandbox', amount }]
  expect(await held(after(0))).toEqual([])
  expect(await held(after(0, 1))).toEqual(sandbox(60_000))
  expect(await held(after(10))).toEqual(sandbox(60_000))
  expect(await held(after(20))).toEqual(sandbox(100_000))
  expect(await held(after(20, 1))).toEqual(sandbox(40_000))
  expect(await held()).toEqual(sandbox(40_000))
})
