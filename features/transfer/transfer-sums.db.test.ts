import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { payingContext } from '#tests/money/payments.ts'
import { aTransfer, aTransferBank, transferEnv as env } from '#tests/money/transfers.ts'

test('the last free sum of a bank is given, whichever it is, and after it none', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const freeAt = new Date(ctx.now().getTime() + 86_400_000)
  const FREE = 417
  const held = Array.from({ length: 999 }, (_, at) => at + 1)
    .filter((added) => added !== FREE)
    .map((added) => ({
      bank_account_id: bank,
      amount: rupiah(50_000 + added),
      added,
      donation_id: ctx.newId(),
      charge_id: ctx.newId(),
      free_at: freeAt,
    }))
  await ctx.db.insertInto('transfer_sum').values(held).execute()
  const { charge } = await aTransfer(ctx, bank)
  expect(charge.amount).toBe(50_000 + FREE)
  await expect(aTransfer(ctx, bank)).rejects.toMatchObject({
    code: 'payment/method-unavailable',
  })
  // A sum whose rest is over is free again.
  ctx.clock.set(freeAt)
  expect((await aTransfer(ctx, bank)).charge.amount).toBeGreaterThan(50_000)
})
