import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { decideDisbursement, payDisbursement, draftDisbursement } from './disburse.server.ts'
import {
  campaignsToPay,
  countDisbursements,
  findDisbursement,
  listDisbursements,
} from './disbursement-list.server.ts'

/** Disbursements of these sums, in this order, all proposed. */
async function disbursements(...sums: number[]) {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const { id: by } = await aStaff(ctx, 'bendahara', 'Siti Maker')
  const ids: string[] = []
  for (const amount of sums) {
    const use = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(amount) }
    const words = { description: `Bantuan ${amount}`, beneficiaries: 3 }
    ids.push(await draftDisbursement(ctx, { ...use, ...words }, { by }))
  }
  return { ctx, ids }
}

async function approve(ctx: TestCtx, id: string, isApproved = true): Promise<void> {
  const { id: by } = await aStaff(ctx, 'admin', 'Budi Approver')
  await decideDisbursement(ctx, id, { by, isApproved })
}

const sumsOf = (items: readonly { amount: number }[]) => items.map(({ amount }) => amount)

test('disbursements are listed from the newest, the oldest or the largest, page by page without a gap', async () => {
  const { ctx, ids } = await disbursements(2_000, 3_000, 1_000, 3_000)
  const orders = {
    terbaru: [3_000, 1_000, 3_000, 2_000],
    terlama: [2_000, 3_000, 1_000, 3_000],
    nominal: [3_000, 3_000, 2_000, 1_000],
  }
  for (const [sort, expected] of Object.entries(orders)) {
    const filter = { sort: sort as keyof typeof orders }
    const whole = await listDisbursements(ctx.db, filter)
    expect(sumsOf(whole.items), sort).toEqual(expected)
    expect(whole.next).toBeUndefined()
    const first = await listDisbursements(ctx.db, { ...filter, limit: 2 })
    expect(sumsOf(first.items)).toEqual(expected.slice(0, 2))
    const second = await listDisbursements(ctx.db, { ...filter, limit: 2, after: first.next })
    expect(sumsOf(second.items)).toEqual(expected.slice(2))
    expect(second.next).toBeUndefined()
    const shown = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(shown).size).toBe(4)
    // Of two as large the newer one comes first.
    if (sort === 'nominal') expect(shown).toEqual([ids[3], ids[1], ids[0], ids[2]])
  }
  expect(sumsOf((await listDisbursements(ctx.db, {})).items)).toEqual(orders.terbaru)
})

test('a page has fifty disbursements unless asked otherwise, and says where the next begins', async () => {
  const { ctx } = await disbursements(...Array.from({ length: 50 }, (_, at) => at + 1))
  expect(await listDisbursements(ctx.db, {})).toMatchObject({ next: undefined })
  const row = await ctx.db.selectFrom('disbursement').selectAll().executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('disbursement')
    .values({ ...row, id: ctx.newId(), amount: rupiah(51) })
    .execute()
  const first = await listDisbursements(ctx.db, {})
  expect(first.items).toHaveLength(50)
  const { items } = await listDisbursements(ctx.db, { after: first.next })
  expect(sumsOf(items)).toEqual([1])
})

test('only disbursements of the state that is asked for are listed and counted', async () => {
  const { ctx, ids } = await disbursements(1_000, 2_000, 3_000)
  const [one, two] = ids as [string, string]
  await approve(ctx, one)
  await approve(ctx, two, false)
  const of = async (status: 'proposed' | 'approved' | 'rejected' | 'paid') =>
    sumsOf((await listDisbursements(ctx.db, { status })).items)
  expect(await of('proposed')).toEqual([3_000])
  expect(await of('approved')).toEqual([1_000])
  expect(await of('rejected')).toEqual([2_000])
  expect(await of('paid')).toEqual([])
  expect(await countDisbursements(ctx.db, {}, 10)).toBe(3)
  expect(await countDisbursements(ctx.db, { status: 'approved' }, 10)).toBe(1)
})

test('a disbursement says what it is for, who proposed and approved it, and the bank that paid', async () => {
  const { ctx, ids } = await disbursements(1_000, 2_000)
  const [id, other] = ids as [string, string]
  expect(await findDisbursement(ctx.db, id)).toMatchObject({
    status: 'proposed',
    description: 'Bantuan 1000',
    campaign: 'Sumur untuk desa',
    campaignSlug: 'sumur-desa',
    maker: 'Siti Maker',
    approver: null,
    bank: null,
    reportedAt: null,
    use: expect.stringMatching(/\w/),
  })
  await aBank(ctx, 'IT')
  await approve(ctx, id)
  await payDisbursement(ctx, id, { proof: 'TRF-1' })
  expect(await findDisbursement(ctx.db, id)).toMatchObject({
    status: 'paid',
    approver: 'Budi Approver',
    bank: 'BSI 1000000000',
    proof: 'TRF-1',
  })
  expect(await findDisbursement(ctx.db, other)).toMatchObject({ status: 'proposed', bank: null })
  expect(await findDisbursement(ctx.db, ctx.newId())).toBeUndefined()
})

test('a disbursement may be for every campaign that people have seen, by title', async () => {
  const { ctx } = await disbursements()
  for (const [slug, title, status] of [
    ['zakat', 'Zakat', 'ended'],
    ['ambulans', 'Ambulans', 'active'],
    ['rancangan', 'Rancangan', 'draft'],
    ['ditinjau', 'Ditinjau', 'review'],
  ] as const)
    await makeCampaign(ctx, { slug, title, status })
  const titles = (await campaignsToPay(ctx.db)).map(({ title }) => title)
  expect(titles).toEqual(['Ambulans', 'Sumur untuk desa', 'Zakat'])
})
