import { expect, test } from 'vitest'
import { lockDonation, takePartOff } from '#features/donation/queries.server.ts'
import { recordPaid, recordReversed } from '#features/donation/record-payment.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { donorOf } from '#tests/donors.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import { linkDonations } from './link-donations.server.ts'
import { donorsByContact } from './queries.server.ts'

type TypedDonation = { name?: string; phone?: string; email?: string; amount?: number }

async function give(
  ctx: TestCtx,
  { name = 'Siti Aminah', phone, email, amount = 50_000 }: TypedDonation,
) {
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(amount),
    donorName: name,
    donorPhone: phone,
    donorEmail: email,
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  const id = (await findDonation(ctx.db, donationId))?.id ?? ''
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now() }
  await inTransaction(ctx.db, async (tx) => recordPaid(tx, await lockDonation(tx, id), payment))
  return { id, donorId: (await donorOf(ctx.db, id)) ?? '' }
}

function sumOf(ctx: TestCtx, donorId: string) {
  return ctx.db
    .selectFrom('donor_sum')
    .selectAll()
    .where('donor_id', '=', donorId)
    .executeTakeFirst()
}

const PHONE = '+6281234567889'

test('a donation by a typed number is a donor of its own, and one like it is suggested', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const first = await give(ctx, { phone: PHONE })
  const second = await give(ctx, { name: 'Hj. Siti Aminah', phone: PHONE })
  const family = await give(ctx, { name: 'Umar Said', phone: PHONE })
  expect(new Set([first.donorId, second.donorId, family.donorId]).size).toBe(3)
  const pairs = await ctx.db.selectFrom('donor_suggestion').selectAll().execute()
  expect(pairs).toMatchObject([
    { donor_id: second.donorId, other_id: first.donorId, likeness: 100, state: 'open' },
  ])
})

test('who gives without signing in, by a contact a member proved, is that member, also the first time', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const known = { kind: 'email', value: 'siti@contoh.id' } as const
  const { accountId: id } = await aMember(ctx, { email: known.value })
  await give(ctx, { email: known.value })
  ctx.clock.advance({ days: 1 })
  const second = await give(ctx, { email: known.value, amount: 70_000 })
  expect(second.donorId).toBe(id)
  expect(await sumOf(ctx, id)).toMatchObject({ gifts: 2, amount: 120_000 })
  expect(await donorsByContact(ctx.db, known)).toEqual([id])
})

test('what goes back counts no more, a part of it in part', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const whole = await give(ctx, { phone: PHONE })
  await inTransaction(ctx.db, (tx) =>
    takePartOff(tx, whole.id, { amount: rupiah(20_000), operational: rupiah(0), at: ctx.now() }),
  )
  expect(await sumOf(ctx, whole.donorId)).toMatchObject({ gifts: 1, amount: 30_000 })
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now() }
  const other = await give(ctx, { name: 'Umar', phone: PHONE })
  await inTransaction(ctx.db, async (tx) =>
    recordReversed(tx, await lockDonation(tx, other.id), payment),
  )
  expect(await sumOf(ctx, other.donorId)).toMatchObject({ gifts: 0, amount: 0, last_on: null })
})

test('donations from before there were donors find theirs, once', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const donation = await give(ctx, { phone: PHONE })
  for (const table of ['donor_gift', 'donor_sum', 'donor_contact', 'donor'] as const)
    await ctx.db.deleteFrom(table).execute()
  await ctx.db.updateTable('donation').set({ donor_id: null }).execute()
  expect([await linkDonations(ctx), await linkDonations(ctx)]).toEqual([1, 0])
  expect(await sumOf(ctx, donation.id)).toMatchObject({ gifts: 1, amount: 50_000, months: 1 })
})
