import { expect, test } from 'vitest'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { findDonation, getDonation, lockDonation, setDonationStatus } from './queries.server.ts'
import { type ReceivedPayment, recordPaid, recordReversed } from './record-payment.server.ts'
import { startDonation } from './start-donation.server.ts'

async function aStartedDonation(ctx: TestCtx): Promise<string> {
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(50_000),
    donorName: 'Ahmad Subagja',
    donorEmail: 'ahmad@contoh.id',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  return (await findDonation(ctx.db, donationId))?.id ?? ''
}

function record(
  ctx: TestCtx,
  id: string,
  step: typeof recordPaid,
  given: Partial<ReceivedPayment> = {},
) {
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now(), ...given }
  return inTransaction(ctx.db, async (tx) => step(tx, await lockDonation(tx, id), payment))
}

async function total(ctx: TestCtx) {
  await rollUpTotals(ctx)
  return ctx.db.selectFrom('campaign_total').select(['collected', 'donors']).executeTakeFirst()
}

test('money that comes makes the donation paid, is booked and counted', async () => {
  const ctx = await testContext()
  const campaign = await makeCampaign(ctx)
  const id = await aStartedDonation(ctx)
  const occurredAt = new Date(ctx.now().getTime() - 5_000)
  expect(await record(ctx, id, recordPaid, { occurredAt, isLate: true })).toBe(true)

  const paid = { status: 'paid', paidAt: occurredAt, isLate: true }
  expect(await getDonation(ctx.db, id)).toMatchObject(paid)
  expect(await balanceOf(ctx.db, { account: '1130', fund: 'IT' })).toBe(50_000)
  expect(await balanceOf(ctx.db, { account: '4210', campaignId: campaign.id })).toBe(50_000)
  expect(await total(ctx)).toEqual({ collected: 50_000, donors: 1 })
})

test('the same money ten times at once is one gift', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const id = await aStartedDonation(ctx)
  const answers = await Promise.all(Array.from({ length: 10 }, () => record(ctx, id, recordPaid)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await total(ctx)).toEqual({ collected: 50_000, donors: 1 })
  expect(await record(ctx, id, recordPaid)).toBe(false)
  expect(await total(ctx)).toEqual({ collected: 50_000, donors: 1 })
})

test('money the provider takes back leaves the total and stays in the books', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const id = await aStartedDonation(ctx)
  await record(ctx, id, recordPaid)
  expect(await record(ctx, id, recordReversed)).toBe(true)
  expect(await record(ctx, id, recordReversed)).toBe(false)

  expect((await getDonation(ctx.db, id)).status).toBe('reversed')
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
  expect(await balanceOf(ctx.db, { account: '4990' })).toBe(50_000)
  expect(await total(ctx)).toEqual({ collected: 0, donors: 0 })
})

test('a state that cannot follow is a bug: nothing of it stays', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const id = await aStartedDonation(ctx)
  await expect(record(ctx, id, recordReversed)).rejects.toThrow('cannot become reversed')
  expect(await balanceOf(ctx.db, { account: '4990' })).toBe(0)
  await record(ctx, id, recordPaid)
  await expect(setDonationStatus(ctx.db, id, { status: 'expired', at: ctx.now() })).rejects.toThrow(
    'cannot become expired',
  )
})

test('a code that ran out can be followed by a new one, and by its money', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const id = await aStartedDonation(ctx)
  for (const status of ['expired', 'awaiting_payment', 'cancelled'] as const) {
    await setDonationStatus(ctx.db, id, { status, at: ctx.now() })
  }
  expect(await record(ctx, id, recordPaid)).toBe(true)
})
