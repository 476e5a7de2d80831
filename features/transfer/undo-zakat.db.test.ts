import { expect, test } from 'vitest'
import { takeDailyShares } from '#features/books/amil-share.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { aBankLine, aTransfer, aTransferBank, transferEnv as env } from '#tests/money/transfers.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { undoTransfer } from './undo-transfer.server.ts'

test('zakat goes back to its own fund with the amil’s share of it', async () => {
  const ctx = await payingContext({ env })
  await agreeShares(ctx)
  const campaign = { slug: 'zakat-maal', fund: 'Z', incomeAccount: '4110' } as const
  const bank = await aTransferBank(ctx, 'Z')
  const { charge } = await aTransfer(ctx, bank, { campaign })
  await matchTransfer(ctx, aBankLine(bank, charge.amount))
  await runJobs(ctx)
  await takeDailyShares(ctx)
  const share = () => balanceOf(ctx.db, { account: '5130', fund: 'Z' })
  expect(await share()).toBeGreaterThan(0)
  await undoTransfer(ctx, { chargeId: charge.id, reason: 'Pengirimnya orang lain' })
  expect(await share()).toBe(0)
  expect(await balanceOf(ctx.db, { account: '1121' })).toBe(charge.amount)
  const owed = await balanceOf(ctx.db, { account: '2190', fund: 'Z' })
  const due = await balanceOf(ctx.db, { account: '1190', fund: 'Z' })
  expect(owed - due).toBe(charge.amount)
  expect(await balanceOf(ctx.db, { account: '2130', fund: 'IU' })).toBe(charge.amount)
  await assertBooksHold(ctx)
})
