import { expect, test } from 'vitest'
import type { Tx } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { payingContext } from '#tests/money/payments.ts'
import { bookInLock } from '#tests/money/payout-batches.ts'
import { allWaitFor } from '#tests/database/races.ts'
import { aBankLine, aTransfer, aTransferBank, transferEnv as env } from '#tests/money/transfers.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { undoTransfer } from './undo-transfer.server.ts'

test('a match whose money goes back at that moment waits to be undone, and stays', async () => {
  const ctx = await payingContext({ env })
  const campaign = { slug: 'wakaf', fund: 'W' } as const
  const bank = await aTransferBank(ctx, 'W')
  const { charge } = await aTransfer(ctx, bank, { campaign })
  await matchTransfer(ctx, aBankLine(bank, charge.amount, { key: 'baris 1' }))
  const { id: campaignId } = await ctx.db
    .selectFrom('campaign')
    .select('id')
    .executeTakeFirstOrThrow()
  const of = { debit: '4990', credit: '1123', fund: 'W' as const, campaignId }
  const back = { source: 'test', event: 'returned', postings: [{ ...of, amount: rupiah(1) }] }
  const giveBack = (tx: Tx) => bookInLock(ctx, tx, back)
  const undo = () => undoTransfer(ctx, { chargeId: charge.id, reason: 'Pengirimnya orang lain' })
  const [undone] = await allWaitFor(ctx, giveBack, [undo])
  expect(undone).toMatchObject({ status: 'rejected', reason: { code: 'books/money-missing' } })
})
