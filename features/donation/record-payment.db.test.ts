import { expect, test } from 'vitest'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { donationPostings } from './donation.ts'
import { findDonation, getDonation, lockDonation, setDonationStatus } from './queries.server.ts'
import {
  eventOf,
  type ReceivedPayment,
  recordPaid,
  recordPaidTogether,
  recordReversed,
} from './record-payment.server.ts'
import { startDonation } from './start/start-donation.server.ts'

async function aStartedDonation(ctx: TestCtx, campaignSlug = 'sumur-desa'): Promise<string> {
  const { donationId } = await startDonation(ctx, {
    campaignSlug,
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

test('money that was matched again to a donation is another event of it', () => {
  expect(
    [{}, { unmatched: 0 }, { unmatched: 1 }, { unmatched: 2 }].map((each) =>
      eventOf('captured', each),
    ),
  ).toEqual(['captured', 'captured', 'captured 2', 'captured 3'])
  expect(eventOf('unmatched', { unmatched: 1 })).toBe('unmatched 2')
})

const journals = (ctx: TestCtx) =>
  ctx.db
    .selectFrom('ledger_journal')
    .select(['source_id', 'source', 'event', 'description', 'occurred_at', 'recorded_at'])
    .orderBy('recorded_at')
    .execute()

test('the books say what money was for, when it came and went, and when that was recorded', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const id = await aStartedDonation(ctx)
  const occurredAt = new Date(ctx.now().getTime() - 5_000)
  const paidAt = new Date(ctx.now().getTime() - 60_000)
  await record(ctx, id, recordPaid, { occurredAt, paidAt })
  expect(await getDonation(ctx.db, id)).toMatchObject({ paidAt, isLate: false })
  const recordedAt = ctx.now()
  ctx.clock.advance({ minutes: 1 })
  await record(ctx, id, recordReversed)
  const of = { source_id: id, source: 'donation' }
  expect(await journals(ctx)).toEqual([
    {
      ...of,
      event: 'captured',
      description: 'Donasi untuk Sumur untuk desa',
      occurred_at: occurredAt,
      recorded_at: recordedAt,
    },
    {
      ...of,
      event: 'reversed',
      description: 'Donasi untuk Sumur untuk desa dibatalkan penyedia',
      occurred_at: ctx.now(),
      recorded_at: ctx.now(),
    },
  ])
})

test('several are paid together as they are one by one, or none of them is', async () => {
  const ctx = await testContext()
  const first = await makeCampaign(ctx)
  const second = await makeCampaign(ctx, { slug: 'lain', title: 'Lain' })
  const ids = [await aStartedDonation(ctx), await aStartedDonation(ctx, 'lain')]
  const occurredAt = new Date(ctx.now().getTime() - 5_000)
  const together = (each: readonly string[]) =>
    inTransaction(ctx.db, async (tx) => {
      const payments = []
      for (const id of each)
        payments.push({
          journalId: ctx.newId(),
          occurredAt,
          now: ctx.now(),
          donation: await lockDonation(tx, id),
        })
      await recordPaidTogether(tx, payments)
    })
  await together(ids)
  for (const id of ids)
    expect(await getDonation(ctx.db, id)).toMatchObject({ status: 'paid', paidAt: occurredAt })
  const described = (await journals(ctx)).map(({ description }) => description)
  expect(described.toSorted()).toEqual(['Donasi untuk Lain', 'Donasi untuk Sumur untuk desa'])
  await rollUpTotals(ctx)
  const totals = ctx.db.selectFrom('campaign_total').select(['campaign_id', 'collected', 'donors'])
  expect(new Set(await totals.execute())).toEqual(
    new Set(
      [first, second].map((each) => ({ campaign_id: each.id, collected: 50_000, donors: 1 })),
    ),
  )
  const third = await aStartedDonation(ctx)
  await expect(together([third, ...ids])).rejects.toThrow()
  expect(await getDonation(ctx.db, third)).toMatchObject({ status: 'awaiting_payment' })
})

test('a wakaf takes its units when it is paid, and gives them back when its money goes', async () => {
  const ctx = await testContext()
  const price = rupiah(50_000)
  const terms = { fund: 'W' as const, minimumAmount: price, amountStep: price }
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'wakaf-sumur', ...terms })
  const unit = { campaign_id: campaignId, name: 'sumur', price, total: 2, remaining: 2 }
  await ctx.db.insertInto('wakaf_unit').values(unit).execute()
  const remaining = async () =>
    (await ctx.db.selectFrom('wakaf_unit').select('remaining').executeTakeFirst())?.remaining
  const id = await aStartedDonation(ctx, 'wakaf-sumur')
  await record(ctx, id, recordPaid)
  expect(await remaining()).toBe(1)
  await record(ctx, id, recordReversed)
  expect(await remaining()).toBe(2)
})

test('money that lies elsewhere is booked where it lies, and goes back from there', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const id = await aStartedDonation(ctx)
  const here = donationPostings(await getDonation(ctx.db, id))
  const inBank = here.map((each) => ({ ...each, debit: '1122' }))
  await record(ctx, id, recordPaid, { postings: inBank })
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(50_000)
  const back = inBank.map((each) => ({ ...each, debit: '4990', credit: '1122' }))
  await record(ctx, id, recordReversed, { postings: back })
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(0)
  expect(await balanceOf(ctx.db, { account: '4990' })).toBe(50_000)
})
