import { expect, test } from 'vitest'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { matchTransfer } from '#features/transfer/match-transfer.server.ts'
import { undoTransfer } from '#features/transfer/undo-transfer.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aDonation, payingContext, runJobs, stateOf } from '#tests/money/payments.ts'
import { resolveSomeWay } from '#tests/money/refunds.ts'
import { aBankLine, aTransfer, aTransferBank, transferEnv } from '#tests/money/transfers.ts'
import { askLedger } from './ledger.server.ts'

async function wrongAnswers(ctx: TestCtx): Promise<string[]> {
  const answers = Object.entries(await askLedger(ctx.db))
  return answers.filter(([, wrong]) => wrong > 0).map(([question]) => question)
}

test('titipan that two people sent back while its donation still waits is seen', async () => {
  const ctx = await testContext()
  await aDonation(ctx)
  const { id: donation_id } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .executeTakeFirstOrThrow()
  const now = ctx.now()
  const kept = { donation_id, id: ctx.newId(), charge_id: null, amount: rupiah(10_000) }
  const at = { provider: 'sandbox', provider_id: 'sbx_1#1', reason: 'late' as const }
  const done = { status: 'refunded' as const, created_at: now, resolved_at: now }
  await ctx.db
    .insertInto('suspense')
    .values({ ...kept, ...at, ...done })
    .execute()
  const people = { made_by: ctx.newId(), made_at: now, approved_by: ctx.newId() }
  const sent = { status: 'paid' as const, approved_at: now, paid_at: now }
  const what = { kind: 'refund' as const, campaign_id: null, note: 'Uji' }
  await ctx.db
    .insertInto('suspense_decision')
    .values({ donation_id, suspense_id: kept.id, id: ctx.newId(), ...what, ...people, ...sent })
    .execute()
  expect(await wrongAnswers(ctx)).toEqual(['resolvedTitipanStillPayable'])
})

test('a donation waits again when its match is undone, though a second payment of it was sent back before', async () => {
  const ctx = await payingContext({ env: transferEnv })
  const bank = await aTransferBank(ctx)
  const { donationId, charge } = await aTransfer(ctx, bank)
  for (const key of ['baris 1', 'baris 2']) {
    await matchTransfer(ctx, aBankLine(bank, charge.amount, { key }))
  }
  await runJobs(ctx)
  const second = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  // 3: agreed to go back by bank, and not sent yet.
  await resolveSomeWay(ctx, second, { campaignId: null, which: 3 })
  await runJobs(ctx)
  ctx.clock.advance({ hours: 1 })
  await undoTransfer(ctx, { chargeId: charge.id, reason: 'Pengirimnya orang lain' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'awaiting_payment' })
  expect(await wrongAnswers(ctx)).toEqual([])
})

test('a debt of one fund to two others in one journal is seen', async () => {
  const ctx = await testContext()
  const amount = rupiah(1_000)
  const at = { occurredAt: ctx.now(), recordedAt: ctx.now(), description: 'Uji' }
  await postJournal(ctx.db, {
    ...at,
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source: 'uji',
    event: 'owed',
    postings: [
      { debit: '1130', credit: '2190', fund: 'IU', amount: rupiah(2_000) },
      { debit: '1190', credit: '1130', fund: 'Z', amount },
      { debit: '1190', credit: '1130', fund: 'D', amount },
    ],
  })
  expect(await wrongAnswers(ctx)).toEqual(['journalsBetweenThreeFunds'])
})
