import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { findShare, listUnits } from '#features/wakaf/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'

const PRICE = 50_000

async function makeUnits(ctx: TestCtx, total: number): Promise<string> {
  const { id } = await makeCampaign(ctx, { slug: 'wakaf-mushaf', fund: 'W' })
  const unit = { name: 'mushaf', price: rupiah(PRICE), total, remaining: total }
  await ctx.db
    .insertInto('wakaf_unit')
    .values({ campaign_id: id, ...unit })
    .execute()
  return id
}

/** A donation paid twice, whose second payment is in suspense. Answers that entry and the donation. */
async function aSecondPayment(ctx: TestCtx, amount: number) {
  const { donationId } = await aCharge(ctx, { amount, campaign: { slug: 'wakaf-mushaf' } })
  await ctx.sandbox.drive(donationId, 'pay')
  await ctx.sandbox.drive(donationId, 'duplicate')
  await ctx.sandbox.drive(donationId, 'pay').catch(() => undefined)
  await runJobs(ctx)
  const kept = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirst()
  return { donationId, kept }
}

async function aWrongPayment(ctx: TestCtx, amount: number, slug = 'wakaf-mushaf') {
  const { donationId } = await aCharge(ctx, { amount, campaign: { slug } })
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const kept = await ctx.db
    .selectFrom('suspense')
    .selectAll()
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return { donationId, kept }
}

async function allocate(
  ctx: TestCtx,
  of: { donation_id: string; id: string },
  campaignId: string,
): Promise<void> {
  const given = { suspenseKey: of, campaignId, note: 'Salah nominal' }
  const decision = await proposeSuspense(ctx, { ...given, by: ctx.newId() })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
}

async function remainingOf(ctx: TestCtx, campaignId: string) {
  return (await listUnits(ctx.db)).get(campaignId)?.remaining
}

test('titipan that is allocated to a wakaf takes units while there are any, the rest is general wakaf', async () => {
  const ctx = await payingContext()
  const campaignId = await makeUnits(ctx, 3)
  const { kept } = await aWrongPayment(ctx, 4 * PRICE)
  const asked = Math.floor(kept.amount / PRICE)
  await allocate(ctx, kept, campaignId)

  const granted = Math.min(3, asked)
  const general = kept.amount - granted * PRICE
  expect(await findShare(ctx.db, kept.id)).toEqual({ name: 'mushaf', asked, granted, general })
  expect(await remainingOf(ctx, campaignId)).toBe(3 - granted)
  await assertBooksHold(ctx)
})

test('units of allocated titipan are there again when the provider takes its money back', async () => {
  const ctx = await payingContext()
  const campaignId = await makeUnits(ctx, 10)
  const { donationId, kept } = await aWrongPayment(ctx, 4 * PRICE)
  await allocate(ctx, kept, campaignId)
  expect(await remainingOf(ctx, campaignId)).toBeLessThan(10)

  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  expect(await remainingOf(ctx, campaignId)).toBe(10)
  expect(await findShare(ctx.db, kept.id)).toBeUndefined()
  const entry = ctx.db.selectFrom('suspense').select('status').where('id', '=', kept.id)
  expect(await entry.executeTakeFirst()).toEqual({ status: 'refunded' })
  await assertBooksHold(ctx)
})

test('a gift and the second payment of it each have their own units', async () => {
  const ctx = await payingContext()
  const campaignId = await makeUnits(ctx, 10)
  const { kept } = await aSecondPayment(ctx, 2 * PRICE)
  if (!kept) throw new Error('the second payment was not kept')
  expect(await remainingOf(ctx, campaignId)).toBe(8)
  await allocate(ctx, kept, campaignId)
  expect(await remainingOf(ctx, campaignId)).toBe(6)
  await assertBooksHold(ctx)
})

test('titipan that came after the prayer of Idulfitri is sedekah, also when it is allocated to zakat fitrah', async () => {
  const ctx = await payingContext({ now: '2026-03-21T04:15:00+07:00' })
  const startsAt = new Date('2026-01-01T00:00:00+07:00')
  const fitrah = { slug: 'zakat-fitrah', fund: 'Z', incomeAccount: '4120', startsAt } as const
  const { id } = await makeCampaign(ctx, fitrah)
  const { donationId } = await aCharge(ctx, { campaign: { slug: 'zakat-fitrah' } })
  ctx.clock.advance({ minutes: 80 })
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const kept = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  await allocate(ctx, kept, id)
  expect(await balanceOf(ctx.db, { account: '4120' })).toBe(0)
  expect(await balanceOf(ctx.db, { account: '4220', fund: 'IU' })).toBe(kept.amount)

  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  await assertBooksHold(ctx)
})

test('titipan does not become zakat where zakat may not be collected', async () => {
  const ctx = await payingContext()
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  const { id } = await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  const { kept: of } = await aWrongPayment(ctx, 50_000, 'sumur-desa')
  const { zakatBasis: _, ...institution } = ctx.config.institution
  const away = { ...ctx, config: { ...ctx.config, institution } }
  const given = { suspenseKey: of, campaignId: id, note: 'Zakat', by: ctx.newId() }
  await expect(proposeSuspense(away, given)).rejects.toMatchObject({
    code: 'donation/zakat-not-collected',
  })
  // Nor when that has changed since somebody proposed it.
  const decision = await proposeSuspense(ctx, given)
  const decided = decideSuspense(away, decision, { by: ctx.newId(), isApproved: true })
  await expect(decided).rejects.toMatchObject({ code: 'donation/zakat-not-collected' })
  expect(await balanceOf(ctx.db, { account: '4120' })).toBe(0)
})
