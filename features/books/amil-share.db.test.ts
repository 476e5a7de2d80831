import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { work } from '#server/jobs/work.ts'
import type { TestCtx } from '#tests/context.ts'
import { post } from '#tests/money/payout-batches.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aCharge,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
} from '#tests/money/payments.ts'
import { amilShareSchedule, takeAmilShare } from './amil-share.server.ts'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'

async function give(ctx: TestCtx, slug: string, amount: number): Promise<void> {
  const { donationId } = await aCharge(ctx, { amount, campaign: { slug } })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
}

const takenOf = (ctx: TestCtx) =>
  Promise.all(['4410', '4420'].map((account) => balanceOf(ctx.db, { account, fund: 'A' })))

test('the worker takes the amil’s share of every fund once a day, by the day of Jakarta', async () => {
  expect(work.schedules).toContain(amilShareSchedule)
  expect(amilShareSchedule).toMatchObject({ name: 'books.amil-share', everyMs: 86_400_000 })
  const ctx = await payingContext({ now: '2026-06-15T23:00:00+07:00' })
  await agreeShares(ctx)
  await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  await makeCampaign(ctx, { slug: 'sumur', fund: 'IT' })
  await makeCampaign(ctx, { slug: 'umum', fund: 'IU' })
  await makeCampaign(ctx, { slug: 'wakaf', fund: 'W' })
  for (const slug of ['zakat', 'sumur', 'umum', 'wakaf']) await give(ctx, slug, 100_000)

  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toEqual([12_500, 40_000])
  await give(ctx, 'zakat', 80_000)
  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toEqual([12_500, 40_000])
  // Of a day whose share was taken nothing further is.
  expect(await takeAmilShare(ctx, { fund: 'Z', period: '2026-06-15' })).toBe(0)

  ctx.clock.advance({ hours: 1 })
  await Promise.all([amilShareSchedule.run(ctx), amilShareSchedule.run(ctx)])
  expect(await takenOf(ctx)).toEqual([22_500, 40_000])
  expect(ctx.purged).toContain('/campaign/')
  await assertBooksHold(ctx)
})

test('a share of one rupiah is taken, told in the log, and the pages that show it are drawn anew', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const drops = () => ctx.purged.filter((page) => page === '/' || page === '/campaign/')
  const before = drops().length
  await amilShareSchedule.run(ctx)
  expect(drops()).toHaveLength(before)
  const donation = { debit: '1130', credit: '4110', fund: 'Z' as const, amount: rupiah(8) }
  await post(ctx, donation)
  ctx.clock.advance({ days: 1 })
  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toEqual([1, 0])
  expect(drops().slice(before)).toEqual(['/', '/campaign/'])
  expect(ctx.logged.at(-1)).toMatchObject({
    level: 'info',
    event: 'books.amil-share',
    period: '2026-06-16',
    Z: 1,
    IT: 0,
    IU: 0,
  })
})

test('a disbursement that was refused promises nothing, so the amil takes its whole share', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const { campaignId } = await aSettledDonation(ctx)
  const use = { campaignId, fund: 'IT' as const, account: '5210', beneficiaries: 3 }
  const wanted = { ...use, amount: rupiah(95_000), description: 'Pipa' }
  const id = await draftDisbursement(ctx, wanted, { by: ctx.newId() })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: false })
  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toEqual([0, 20_000])
})

test('what goes back of a share is booked as the amil’s, on the document of its donation', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const { donationId } = await aSettledDonation(ctx)
  await amilShareSchedule.run(ctx)
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  const journals = await ctx.db
    .selectFrom('ledger_journal')
    .select(['source', 'source_id', 'description'])
    .where('description', 'like', 'Bagian amil%')
    .orderBy('id')
    .execute()
  expect(journals.map(({ source }) => source)).toEqual(['amil', 'amil'])
  const { id } = await ctx.db.selectFrom('donation').select('id').executeTakeFirstOrThrow()
  expect(journals[1]).toMatchObject({
    source_id: id,
    description: 'Bagian amil dikembalikan karena donasinya kembali',
  })
  expect(await takenOf(ctx)).toEqual([0, 0])
})

test('the amil takes nothing of what people got or are promised', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'sumur', fund: 'IT' })
  await give(ctx, 'sumur', 100_000)
  const charge = await ctx.db.selectFrom('charge').select('reference').executeTakeFirstOrThrow()
  const lines = [{ ...charge, gross: 100_000, fee: 0, tax: 0 }]
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines }
  await recordSettlement(ctx, payout)
  const use = { campaignId, fund: 'IT' as const, account: '5210', beneficiaries: 3 }
  const wanted = { ...use, amount: rupiah(95_000), description: 'Pipa' }
  const id = await draftDisbursement(ctx, wanted, { by: ctx.newId() })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })

  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toEqual([0, 5_000])
  // Nothing lacks its basis, so nobody is warned.
  expect(ctx.logged.filter(({ level }) => level === 'warn')).toEqual([])
  await payDisbursement(ctx, id, { proof: 'bukti.pdf' })
  ctx.clock.advance({ days: 1 })
  await amilShareSchedule.run(ctx)
  expect(await takenOf(ctx)).toEqual([0, 5_000])
  await assertBooksHold(ctx)
})
