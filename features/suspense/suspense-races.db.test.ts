import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, assertBooksHold, booksOf, payingContext, runJobs } from '#tests/money/payments.ts'
import { allWaitFor, untilOneWaits } from '#tests/database/races.ts'
import { aBank, moneyCame } from '#tests/money/refunds.ts'
import { lockOpenSuspense } from './queries.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'
import { paySuspenseRefund } from './return-suspense.server.ts'
import { returnSuspense, settleOrphan } from './post-to-suspense.server.ts'
import { undoDecisions } from './undo-suspense.server.ts'

const OTHER = '01JXW5Z7K9QW8Y3R5T7V9X1B3D-1'

async function anOrphan(ctx: TestCtx) {
  const expiresAt = new Date(ctx.now().getTime() + 3_600_000)
  const order = { reference: OTHER, method: 'va', channel: 'bca', description: 'Uji' } as const
  await ctx.gateway.create({ ...order, amount: rupiah(75_000), expiresAt })
  await ctx.sandbox.drive(OTHER, 'pay')
}

async function propose(ctx: TestCtx, campaignId: string) {
  const suspenseKey = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  return proposeSuspense(ctx, { suspenseKey, campaignId, note: 'Uji', by: ctx.newId() })
}

test('titipan that is being taken back cannot be given to a campaign meanwhile', async () => {
  const ctx = await payingContext()
  const { id } = await makeCampaign(ctx, { slug: 'sumur-desa' })
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const decision = await propose(ctx, id)
  const { donation_id } = decision
  let deciding: Promise<unknown> | undefined
  await inTransaction(ctx.db, async (tx) => {
    const open = await lockOpenSuspense(tx, { donationId: donation_id })
    deciding = decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true }).catch(
      (refusal: unknown) => refusal,
    )
    await untilOneWaits(tx)
    for (const kept of open) await returnSuspense(ctx, tx, kept)
  })
  expect(await deciding).toMatchObject({ name: 'NotInThisState' })
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
  await assertBooksHold(ctx)
})

test('money that is nobody’s is kept once, whatever two webhooks at once have seen of it', async () => {
  const ctx = await payingContext()
  await anOrphan(ctx)
  const lookup = await ctx.gateway.find({ reference: OTHER, providerId: null })
  if (lookup.kind !== 'found') throw new Error('the sandbox does not know it')
  const once = { ...lookup.charge, captures: 1, paidAmount: rupiah(75_000) }
  const twice = { ...lookup.charge, captures: 2, paidAmount: rupiah(150_000) }
  const asked = [once, twice, once, twice].map((found) => settleOrphan(ctx, found))
  await Promise.all(asked)
  expect(await balanceOf(ctx.db, { account: '2130', fund: 'IU' })).toBe(150_000)
})

test('F10 money that is nobody’s and was given to a campaign leaves it again, once, when it is taken back', async () => {
  const ctx = await payingContext()
  const { id } = await makeCampaign(ctx, { slug: 'sumur-desa' })
  await anOrphan(ctx)
  await runJobs(ctx)
  await decideSuspense(ctx, await propose(ctx, id), { by: ctx.newId(), isApproved: true })
  expect(await booksOf(ctx)).toEqual({ received: 75_000, given: 75_000, kept: 0 })
  for (let time = 0; time < 2; time++) {
    await ctx.sandbox.drive(OTHER, 'reverse').catch(() => {})
    await runJobs(ctx)
  }
  const lookup = await ctx.gateway.find({ reference: OTHER, providerId: null })
  if (lookup.kind === 'found') await settleOrphan(ctx, lookup.charge)
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
  await assertBooksHold(ctx)
})

test.each([
  { first: 'our bank', payer: 'bank', isTwice: true },
  { first: 'the provider', payer: 'gateway', isTwice: false },
])(
  'titipan that our bank and the provider send back at once, $first first, is known to have gone as often as it went',
  async ({ first, payer, isTwice }) => {
    const ctx = await payingContext()
    const { donationId, charge } = await aCharge(ctx)
    await ctx.sandbox.drive(donationId, 'pay-wrong')
    await runJobs(ctx)
    const from = await aBank(ctx, 'IU')
    const { bankAccountId } = from
    await moneyCame(ctx, { fund: 'IU', account: '1122', income: '4220', bankAccountId })
    const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
    const asked = {
      suspenseKey: of,
      campaignId: null,
      note: 'Salah nominal',
      from,
      by: ctx.newId(),
    }
    const decision = await proposeSuspense(ctx, asked)
    await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })

    const taken = { donationId: charge.donation_id, chargeId: charge.id }
    const byBank = () => paySuspenseRefund(ctx, decision)
    const byProvider = () => inTransaction(ctx.db, (tx) => undoDecisions(ctx, tx, taken))
    const acts = first === 'our bank' ? [byBank, byProvider] : [byProvider, byBank]
    const own = ctx.db.selectFrom('suspense_decision').select('id').forUpdate()
    const lock = own.where('donation_id', '=', of.donation_id)
    const [, second] = await allWaitFor(ctx, (tx) => tx.executeQuery(lock), acts)
    const refused = { status: 'rejected', reason: { code: 'books/not-in-this-state' } }
    expect(second).toMatchObject(first === 'our bank' ? { status: 'fulfilled' } : refused)
    const { pays_from, status } = await ctx.db
      .selectFrom('suspense_decision')
      .select(['pays_from', 'status'])
      .executeTakeFirstOrThrow()
    expect([status, pays_from]).toEqual(['paid', payer])
    expect(await balanceOf(ctx.db, { account: '1150', fund: 'IU' })).toBe(isTwice ? of.amount : 0)
  },
)

test('money of nobody that was given to a wakaf gives its units back when it is taken back', async () => {
  const ctx = await payingContext()
  const { id } = await makeCampaign(ctx, { slug: 'wakaf-mushaf', fund: 'W' })
  const unit = { name: 'mushaf', price: rupiah(25_000), total: 10, remaining: 10 }
  await ctx.db
    .insertInto('wakaf_unit')
    .values({ campaign_id: id, ...unit })
    .execute()
  const left = async () => {
    const one = ctx.db.selectFrom('wakaf_unit').select('remaining')
    return (await one.executeTakeFirstOrThrow()).remaining
  }
  await anOrphan(ctx)
  await runJobs(ctx)
  await decideSuspense(ctx, await propose(ctx, id), { by: ctx.newId(), isApproved: true })
  expect(await left()).toBe(7)
  const donation = ctx.db.selectFrom('donation').select(['donor_name', 'status'])
  expect(await donation.execute()).toContainEqual({ donor_name: 'Hamba Allah', status: 'paid' })
  await ctx.sandbox.drive(OTHER, 'reverse')
  await runJobs(ctx)
  expect(await left()).toBe(10)
  expect(await balanceOf(ctx.db, { account: '4300', fund: 'W' })).toBe(75_000)
  expect(await balanceOf(ctx.db, { account: '4990', fund: 'W' })).toBe(75_000)
  await assertBooksHold(ctx)
})

test('money of nobody that a campaign got and the provider takes back after its payout is deducted from the next', async () => {
  const ctx = await payingContext()
  const { id } = await makeCampaign(ctx, { slug: 'sumur-desa' })
  await anOrphan(ctx)
  await runJobs(ctx)
  await decideSuspense(ctx, await propose(ctx, id), { by: ctx.newId(), isApproved: true })
  const settle = (reference: string, ...lines: [reference: string, gross: number][]) =>
    recordSettlement(ctx, {
      provider: 'sandbox',
      reference,
      settledAt: ctx.now(),
      lines: lines.map(([of, gross]) => ({ reference: of, gross, fee: 0, tax: 0 })),
    })
  expect(await settle('PO-1', [OTHER, 75_000])).toMatchObject({ settled: 1, differences: [] })
  await ctx.sandbox.drive(OTHER, 'reverse')
  await runJobs(ctx)
  const { donationId, charge } = await aCharge(ctx, { amount: 90_000 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const next = await settle('PO-3', [charge.reference, 90_000], [OTHER, -75_000])
  expect(next).toMatchObject({ settled: 1, deducted: 1, differences: [] })
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
  await assertBooksHold(ctx)
})
