import { expect, test } from 'vitest'
import { debtsBetween, settleInterFund } from '#features/debt/inter-fund.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { receiptToPrint } from '#features/receipt/queries.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aCharge,
  anOrphan,
  assertBooksHold,
  type DonationFields,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'
import { settlePayment } from '#features/payment/settle-payment.server.ts'

const zakat = { slug: 'zakat-maal', fund: 'Z' as Fund }

const rowOf = (ctx: TestCtx, publicId: string) =>
  ctx.db
    .selectFrom('donation')
    .selectAll()
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()

/** A donation whose money is in suspense, and that entry. */
async function aSuspense(
  ctx: TestCtx,
  fields: DonationFields = {},
  acts: Parameters<TestCtx['sandbox']['drive']>[1][] = ['pay-wrong'],
) {
  const { donationId, charge } = await aCharge(ctx, { campaign: zakat, ...fields })
  for (const act of acts) {
    await ctx.sandbox.drive(donationId, act)
    await runJobs(ctx)
  }
  const kept = await ctx.db
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', charge.donation_id)
    .executeTakeFirstOrThrow()
  return { publicId: donationId, donationId: charge.donation_id, charge, kept }
}

type Kept = Awaited<ReturnType<typeof aSuspense>>['kept']

async function decide(ctx: TestCtx, of: Kept, to: { donationId?: string; campaignId?: string }) {
  const { donationId, campaignId = null } = to
  const given = {
    suspenseKey: of,
    campaignId,
    ...(donationId && { donationId }),
    note: 'Salah nominal',
  }
  const decision = await proposeSuspense(ctx, { ...given, by: ctx.newId() })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await runJobs(ctx)
}

test('money of a wrong amount becomes the donor’s zakat: paid with the sum that came, receipts and email', async () => {
  const ctx = await payingContext()
  const { publicId, donationId, kept } = await aSuspense(ctx)
  await decide(ctx, kept, { donationId })

  const row = await rowOf(ctx, publicId)
  expect(row).toMatchObject({ status: 'paid', amount: 49_999, fund: 'Z', paid_at: kept.created_at })
  for (const kind of ['kuitansi', 'bsz'] as const) {
    const paper = await receiptToPrint(ctx, { publicId, kind })
    expect(paper?.snapshot, kind).toMatchObject({
      amount: 49_999,
      channel: 'BCA Virtual Account',
      providerReference: kept.provider_id.replace(/#\d+$/, ''),
    })
  }
  const email = ctx.mails.at(-1)
  expect(email).toMatchObject({ to: 'siti@contoh.id' })
  expect(email?.text).toContain('Rp49.999')
  expect(email?.text).toContain('Bukti Setor Zakat')

  expect(await balanceOf(ctx.db, { account: '2130' })).toBe(0)
  expect(await balanceOf(ctx.db, { account: '4110', fund: 'Z' })).toBe(49_999)
  expect(await debtsBetween(ctx.db, { fund: 'IU', to: 'Z' })).toEqual({ owes: 49_999, owed: 0 })
  await assertBooksHold(ctx)
})

test.each([
  [49_999 + 2_000, 2_000, { amount: 50_000, operational: 1_999 }],
  [49_999, 0, { amount: 49_999, operational: 0 }],
])('of Rp%i the campaign’s part comes first', async (received, operational, parts) => {
  const ctx = await payingContext()
  const { publicId, donationId, kept } = await aSuspense(ctx, { operational })
  expect(kept.amount).toBe(received)
  await decide(ctx, kept, { donationId })
  expect(await rowOf(ctx, publicId)).toMatchObject(parts)
  expect(await balanceOf(ctx.db, { account: '4430', fund: 'A' })).toBe(parts.operational)
  const debts = await debtsBetween(ctx.db, { fund: 'IU', to: 'A' })
  expect(debts).toEqual({ owes: parts.operational, owed: 0 })
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
  await assertBooksHold(ctx)
})

test('late money for a campaign that is over becomes the donor’s gift, marked late', async () => {
  const ctx = await payingContext({ now: '2026-11-21T03:00:00Z' })
  const campaign = { slug: 'sudah-berakhir', endsAt: new Date('2026-11-21T03:30:00Z') }
  const { donationId, charge } = await aCharge(ctx, { campaign, operational: 3_000 })
  ctx.clock.advance({ days: 3 })
  await ctx.sandbox.drive(donationId, 'pay-late')
  await runJobs(ctx)
  const kept = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  await decide(ctx, kept, { donationId: charge.donation_id })
  expect(await rowOf(ctx, donationId)).toMatchObject({
    status: 'paid',
    is_late: true,
    amount: 50_000,
    operational: 3_000,
  })
  await assertBooksHold(ctx)
})

test('a second payment that goes to zakat is a donation of its own with its Bukti Setor Zakat', async () => {
  const ctx = await payingContext()
  const given = { campaign: { slug: 'sumur-desa' } }
  const { donationId, kept } = await aSuspense(ctx, given, ['pay', 'pay'])
  const { id: campaignId } = await makeCampaign(ctx, zakat)
  await decide(ctx, kept, { campaignId })
  const made = await ctx.db
    .selectFrom('donation')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow()
  expect(made).toMatchObject({
    id: kept.id,
    status: 'paid',
    amount: kept.amount,
    fund: 'Z',
    donor_name: 'Siti Aminah',
    suspense_source_id: donationId,
  })
  expect(await receiptToPrint(ctx, { publicId: made.public_id, kind: 'bsz' })).toBeDefined()
  expect(ctx.mails.at(-1)?.text).toContain('Bukti Setor Zakat')
  await assertBooksHold(ctx)
})

test.each(['allocate', 'return'])(
  'a donation whose titipan went elsewhere (%s) cannot be paid any more, and its newer code is closed',
  async (way) => {
    const ctx = await payingContext()
    const { publicId, kept } = await aSuspense(ctx)
    const newer = await openCharge(ctx, { donationId: publicId, method: 'va', channel: 'bni' })
    const { id: campaignId } = await makeCampaign(ctx, { slug: 'sumur-desa' })
    await decide(ctx, kept, way === 'allocate' ? { campaignId } : {})
    expect(await stateOf(ctx, publicId)).toMatchObject({
      donation: 'cancelled',
      charges: 'failed cancelled',
    })
    const again = openCharge(ctx, { donationId: publicId, method: 'va', channel: 'bca' })
    await expect(again).rejects.toMatchObject({ code: 'payment/not-payable' })
    expect(await ctx.gateway.find({ reference: newer.reference, providerId: null })).toMatchObject({
      charge: { status: 'cancelled' },
    })
    await assertBooksHold(ctx)
  },
)

test('a donation that took its titipan closes the newer code as well', async () => {
  const ctx = await payingContext()
  const { publicId, donationId, kept } = await aSuspense(ctx)
  await openCharge(ctx, { donationId: publicId, method: 'qris', channel: 'qris' })
  await decide(ctx, kept, { donationId })
  expect(await stateOf(ctx, publicId)).toMatchObject({
    donation: 'paid',
    charges: 'failed cancelled',
  })
  await assertBooksHold(ctx)
})

test.each(['Z', 'IT', 'IU', 'W'] as const)(
  'titipan that became a gift of fund %s and is taken back leaves no fund uneven, settled or not',
  async (fund) => {
    for (const isSettled of [false, true]) {
      const ctx = await payingContext()
      const given = { campaign: { slug: `program-${fund.toLowerCase()}`, fund } }
      const { publicId, donationId, charge, kept } = await aSuspense(ctx, given)
      await decide(ctx, kept, { donationId })
      if (isSettled) {
        const line = { gross: kept.amount, fee: rupiah(0), tax: rupiah(0) }
        const lines = [{ reference: charge.reference, ...line }]
        const payout = { provider: 'sandbox', reference: 'PO', settledAt: ctx.now(), lines }
        await recordSettlement(ctx, payout)
        if (fund !== 'IU') await settleInterFund(ctx, { id: ctx.newId(), between: ['IU', fund] })
      }
      await ctx.sandbox.drive(publicId, 'reverse')
      await runJobs(ctx)
      expect(await rowOf(ctx, publicId)).toMatchObject({ status: 'reversed' })
      const of = (account: string, in_: Fund) => balanceOf(ctx.db, { account, fund: in_ })
      if (fund !== 'IU') {
        // The fund never held anything at the provider; what it got of infak it owes back.
        expect(await of('1130', fund)).toBe(0)
        const debts = await debtsBetween(ctx.db, { fund, to: 'IU' })
        expect(debts.owes - debts.owed).toBe(isSettled ? kept.amount : 0)
        if (isSettled) {
          expect(await settleInterFund(ctx, { id: ctx.newId(), between: ['IU', fund] })).toBe(
            kept.amount,
          )
        }
      }
      expect(await of('1130', 'IU')).toBe(isSettled ? 0 - kept.amount : 0)
      await assertBooksHold(ctx)
    }
  },
)

test('a gift from titipan that is refunded by its provider leaves no fund uneven', async () => {
  const ctx = await payingContext()
  const { publicId, donationId, kept } = await aSuspense(ctx)
  await decide(ctx, kept, { donationId })
  await anApprovedRefund(ctx, publicId, await aBank(ctx, 'Z'))
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'refunded' })
  expect(await balanceOf(ctx.db, { account: '1130', fund: 'Z' })).toBe(0)
  expect(await balanceOf(ctx.db, { account: '1130', fund: 'IU' })).toBe(0)
  const debts = await debtsBetween(ctx.db, { fund: 'Z', to: 'IU' })
  expect(debts.owes).toBe(debts.owed)
  await assertBooksHold(ctx)
})

test('money of one donor does not pay the donation of another, nor one that is paid', async () => {
  const ctx = await payingContext()
  const { kept } = await aSuspense(ctx)
  const other = await aCharge(ctx, { campaign: zakat })
  const given = { suspenseKey: kept, campaignId: null, note: 'Uji', by: ctx.newId() }
  const of = (donationId: string) => proposeSuspense(ctx, { ...given, donationId })
  await expect(of(other.charge.donation_id)).rejects.toMatchObject({
    code: 'payment/not-acceptable',
  })
  const second = await aSuspense(ctx, {}, ['pay', 'pay'])
  const paid = { ...given, suspenseKey: second.kept, donationId: second.donationId }
  await expect(proposeSuspense(ctx, paid)).rejects.toMatchObject({ code: 'payment/not-acceptable' })
})

test('money without a reference pays the donation that two people know it is for', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { campaign: zakat, amount: 75_000 })
  const { reference, kept } = await anOrphan(ctx)
  await decide(ctx, kept, { donationId: charge.donation_id })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'cancelled' })
  await ctx.sandbox.drive(reference, 'reverse')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'reversed' })
  await assertBooksHold(ctx)
})

test('a code that was replaced and is paid closes the newer code, and no rupiah of both is lost', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  ctx.clock.advance({ days: 2 })
  const newer = await openCharge(ctx, { donationId, method: 'va', channel: 'bni' })
  await ctx.sandbox.drive(charge.reference, 'pay-late')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'paid',
    charges: 'paid cancelled',
  })
  const found = await ctx.gateway.find({ reference: newer.reference, providerId: null })
  expect(found).toMatchObject({ charge: { status: 'cancelled' } })
})

test('a newer code that was paid before it could be closed is a second payment in suspense', async () => {
  const ctx = await payingContext({ deliver: async () => 503 })
  const { donationId, charge } = await aCharge(ctx)
  ctx.clock.advance({ days: 2 })
  const newer = await openCharge(ctx, { donationId, method: 'va', channel: 'bni' })
  await ctx.sandbox.drive(charge.reference, 'pay-late')
  await ctx.sandbox.drive(newer.reference, 'pay')

  await settlePayment(ctx, { reference: charge.reference })
  await runJobs(ctx)
  await settlePayment(ctx, { reference: newer.reference })
  await runJobs(ctx)
  expect(await ctx.db.selectFrom('suspense').select(['reason', 'amount']).execute()).toEqual([
    { reason: 'double', amount: 50_000 },
  ])
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(100_000)
  await assertBooksHold(ctx)
})
