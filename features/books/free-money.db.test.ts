import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { campaignFunds } from '#features/ledger/campaign-funds.server.ts'
import { decideRefund, dropRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { drawn } from '#tests/draws.ts'
import { post } from '#tests/money/payout-batches.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { takeAmilShare } from './amil-share.server.ts'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { withBooks } from './enter-books.server.ts'
import { assertFree } from './free-money.server.ts'

const promiseRefund = (ctx: TestCtx, publicId: string) =>
  draftRefund(ctx, { publicId, reason: 'double', note: 'Uji', by: ctx.newId() })

function promiseDisbursement(ctx: TestCtx, campaignId: string | null, amount = 100_000) {
  const fund = campaignId ? ('IT' as const) : ('Z' as const)
  const use = { campaignId, fund, account: campaignId ? '5210' : '5120', amount: rupiah(amount) }
  const words = { description: 'Pompa air', beneficiaries: 40 }
  return draftDisbursement(ctx, { ...use, ...words }, { by: ctx.newId() })
}

const isRefused = { code: 'books/money-missing' }

test('money promised to a disbursement cannot be refunded, whether it is proposed or approved', async () => {
  const ctx = await payingContext()
  const { donationId, campaignId } = await aSettledDonation(ctx)
  const id = await promiseDisbursement(ctx, campaignId, 1)
  await expect(promiseRefund(ctx, donationId)).rejects.toMatchObject(isRefused)
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  await expect(promiseRefund(ctx, donationId)).rejects.toMatchObject(isRefused)
})

test('a rejected disbursement and a dropped refund free their money', async () => {
  const ctx = await payingContext()
  const { donationId, campaignId } = await aSettledDonation(ctx)
  const id = await promiseDisbursement(ctx, campaignId)
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: false })
  const refund = await promiseRefund(ctx, donationId)
  await expect(promiseDisbursement(ctx, campaignId)).rejects.toMatchObject(isRefused)
  await dropRefund(ctx, refund)
  await promiseDisbursement(ctx, campaignId)
})

test('a disbursement of the whole fund promises the money of its campaigns as well', async () => {
  const ctx = await payingContext()
  const campaign = { slug: 'zakat', fund: 'Z' as const }
  const { donationId } = await aSettledDonation(ctx, { campaign })
  await promiseDisbursement(ctx, null)
  await expect(promiseRefund(ctx, donationId)).rejects.toMatchObject(isRefused)
})

test('donations whose share the amil has taken go back whole, for the share returns with them', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const donations = [await aSettledDonation(ctx), await aSettledDonation(ctx)]
  // Nothing goes back of another campaign of the fund.
  await aSettledDonation(ctx, { campaign: { slug: 'sekolah' } })
  expect(await takeAmilShare(ctx, { fund: 'IT', period: '2026-11' })).toBe(60_000)
  for (const { donationId } of donations) await promiseRefund(ctx, donationId)
})

test('of a refund that is promised the amil bears its share, and the rest may be paid out', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const { donationId, campaignId } = await aSettledDonation(ctx)
  await aSettledDonation(ctx)
  await takeAmilShare(ctx, { fund: 'IT', period: '2026-11' })
  await promiseRefund(ctx, donationId)
  await expect(promiseDisbursement(ctx, campaignId, 80_001)).rejects.toMatchObject(isRefused)
  await promiseDisbursement(ctx, campaignId, 80_000)
})

test('a wakaf goes back out of the principal of its own campaign, less what went back before', async () => {
  const ctx = await payingContext()
  const wakaf = (slug: string) => aSettledDonation(ctx, { campaign: { slug, fund: 'W' } })
  const { donationId, campaignId } = await wakaf('sumur-wakaf')
  await wakaf('masjid')
  await promiseRefund(ctx, donationId)
  const ask = (amount: number) =>
    withBooks(ctx, (tx) => assertFree(tx, { kind: 'refund', fund: 'W', campaignId, amount }))
  await ask(1)
  const one = { fund: 'W' as const, campaignId, amount: rupiah(1) }
  await post(ctx, { ...one, debit: '4990', credit: '1123' })
  await expect(ask(100_000)).rejects.toThrow('Rp99.999')
  await post(ctx, { ...one, debit: '1123', credit: '4300' })
  await ask(100_000)
  // The yield that people may get is another purse.
  await post(ctx, { ...one, debit: '4300', credit: '1123' })
  await post(ctx, { ...one, debit: '1123', credit: '4310' })
  await expect(ask(100_000)).rejects.toMatchObject(isRefused)
})

test('a refund and a disbursement of the same rupiah at the same time: one of them is refused', async () => {
  const ctx = await payingContext()
  const { id: campaignId } = await makeCampaign(ctx)
  // New connections are opened one after another, which would hide a race.
  await Promise.all([1, 2, 3, 4].map(() => sql`select pg_sleep(0.02)`.execute(ctx.db)))
  for (const isRefundFirst of [true, false, true, false]) {
    const { donationId } = await aSettledDonation(ctx)
    const refund = () => promiseRefund(ctx, donationId)
    const disbursement = () => promiseDisbursement(ctx, campaignId)
    const both = isRefundFirst ? [refund, disbursement] : [disbursement, refund]
    const made = await Promise.allSettled(both.map((promise) => promise()))
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    // Whoever won spends it: the next round begins with nothing.
    for (const { id } of await ctx.db
      .selectFrom('disbursement')
      .where('status', '=', 'proposed')
      .select('id')
      .execute()) {
      await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
      await payDisbursement(ctx, id, { proof: 'a' })
    }
    for (const open of await ctx.db
      .selectFrom('refund')
      .where('status', '=', 'proposed')
      .selectAll()
      .execute())
      await decideRefund(ctx, open, { by: ctx.newId(), isApproved: true })
    expect((await campaignFunds(ctx.db, campaignId)).balance).toBe(0)
  }
})

const step = fc.record({
  verb: fc.constantFrom('give', 'refund', 'disbursement', 'decide', 'pay', 'share'),
  which: fc.nat(9),
  isYes: fc.boolean(),
})

test('in whatever order money is promised, shared and spent, no campaign spends what it has not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      const ctx = await payingContext()
      await agreeShares(ctx)
      const { donationId, campaignId } = await aSettledDonation(ctx)
      const donations = [donationId]
      for (const given of steps) {
        await take({ ctx, donations, campaignId }, given).catch((cause: { status?: number }) => {
          if (!cause.status || cause.status >= 500) throw cause
        })
        expect((await campaignFunds(ctx.db, campaignId)).balance).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: drawn(3), endOnFailure: true },
  )
})

type World = { ctx: TestCtx; donations: string[]; campaignId: string }
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function take({ ctx, donations, campaignId }: World, { verb, which, isYes }: Step) {
  const { db } = ctx
  if (verb === 'give') donations.push((await aSettledDonation(ctx)).donationId)
  if (verb === 'refund') await promiseRefund(ctx, donations[which % donations.length] as string)
  if (verb === 'disbursement') await promiseDisbursement(ctx, campaignId, (which + 1) * 20_000)
  if (verb === 'share') await takeAmilShare(ctx, { fund: 'IT', period: ctx.newId() })
  const decision = { by: ctx.newId(), isApproved: isYes || which > 3 }
  if (verb === 'decide' && which % 2 === 0) {
    const all = await db.selectFrom('refund').where('status', '=', 'proposed').selectAll().execute()
    for (const refund of all.slice(0, 1)) await decideRefund(ctx, refund, decision)
  }
  const disbursements = db.selectFrom('disbursement').select('id').orderBy('id')
  if (verb === 'decide' && which % 2 === 1) {
    const all = await disbursements.where('status', '=', 'proposed').execute()
    for (const { id } of all.slice(0, 1)) await decideDisbursement(ctx, id, decision)
  }
  if (verb !== 'pay') return
  const all = await disbursements.where('status', '=', 'approved').execute()
  for (const { id } of all.slice(0, 1)) await payDisbursement(ctx, id, { proof: 'a' })
}
