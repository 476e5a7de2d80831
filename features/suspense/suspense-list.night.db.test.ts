import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DonationStatus } from '#platform/db/schema.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, aDonation, payingContext } from '#tests/money/payments.ts'
import type { Suspense } from './queries.server.ts'
import {
  campaignChoices,
  countSuspense,
  findSuspense,
  listSuspense,
  possibleDonations,
} from './suspense-list.server.ts'

type Entry = Partial<Pick<Suspense, 'status' | 'reason' | 'charge_id'>>

/** An entry in suspense on the document of a donation, or of nobody; answers its id. */
async function keep(ctx: TestCtx, amount: number, donationId: string, entry: Entry = {}) {
  const id = ctx.newId()
  const { status = 'open', reason = 'late', charge_id = null } = entry
  const at = { provider: 'sandbox', provider_id: `sbx_${id}#1`, created_at: ctx.now() }
  const resolved_at = status === 'open' ? null : ctx.now()
  const kept = { id, donation_id: donationId, charge_id, amount: rupiah(amount), status, reason }
  await ctx.db
    .insertInto('suspense')
    .values({ ...kept, ...at, resolved_at })
    .execute()
  return id
}

async function rowIdOf({ db }: TestCtx, publicId: string): Promise<string> {
  const found = db.selectFrom('donation').select('id').where('public_id', '=', publicId)
  return (await found.executeTakeFirstOrThrow()).id
}

test('money in suspense is listed from the oldest, the newest or the largest, page by page without a gap', async () => {
  const ctx = await payingContext()
  for (const amount of [2_000, 3_000, 1_000, 3_000]) await keep(ctx, amount, ctx.newId())
  const orders = {
    terlama: [2_000, 3_000, 1_000, 3_000],
    terbaru: [3_000, 1_000, 3_000, 2_000],
    jumlah: [3_000, 3_000, 2_000, 1_000],
  }
  const sums = (rows: readonly { amount: number }[]) => rows.map(({ amount }) => amount)
  for (const [sort, expected] of Object.entries(orders)) {
    const filter = { sort: sort as keyof typeof orders }
    const whole = await listSuspense(ctx.db, filter)
    expect(sums(whole.items), sort).toEqual(expected)
    expect(whole.next).toBeUndefined()
    const first = await listSuspense(ctx.db, { ...filter, limit: 2 })
    const second = await listSuspense(ctx.db, { ...filter, limit: 2, after: first.next })
    expect([sums(first.items), sums(second.items)]).toEqual([
      expected.slice(0, 2),
      expected.slice(2),
    ])
    expect(second.next).toBeUndefined()
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
  }
  expect(sums((await listSuspense(ctx.db, {})).items)).toEqual(orders.terlama)
})

test('a page has fifty entries unless asked otherwise, and says where the next begins', async () => {
  const ctx = await payingContext()
  for (let made = 1; made <= 50; made += 1) await keep(ctx, made * 1_000, ctx.newId())
  expect(await listSuspense(ctx.db, {})).toMatchObject({ next: undefined })
  await keep(ctx, 51_000, ctx.newId())
  const first = await listSuspense(ctx.db, {})
  expect(first.items).toHaveLength(50)
  const { items } = await listSuspense(ctx.db, { after: first.next })
  expect(items).toMatchObject([{ amount: 51_000 }])
})

test('only what is asked for is listed and counted', async () => {
  const ctx = await payingContext()
  await keep(ctx, 1_000, ctx.newId())
  await keep(ctx, 2_000, ctx.newId(), { reason: 'wrong_amount' })
  await keep(ctx, 3_000, ctx.newId(), { reason: 'wrong_amount', status: 'refunded' })
  const sums = async (filter: Parameters<typeof listSuspense>[1]) =>
    (await listSuspense(ctx.db, filter)).items.map(({ amount }) => amount)
  expect(await sums({ status: 'open' })).toEqual([1_000, 2_000])
  expect(await sums({ reason: 'wrong_amount' })).toEqual([2_000, 3_000])
  expect(await sums({ status: 'open', reason: 'wrong_amount' })).toEqual([2_000])
  expect(await countSuspense(ctx.db, {}, 10)).toBe(3)
  expect(await countSuspense(ctx.db, { status: 'open' }, 10)).toBe(2)
  expect(await countSuspense(ctx.db, { reason: 'wrong_amount', status: 'refunded' }, 10)).toBe(1)
})

test('an entry is read with its donation, its code and what two people decided; money of nobody alone', async () => {
  const ctx = await payingContext()
  const { donationId: publicId, charge } = await aCharge(ctx, { operational: 5_000 })
  await aCharge(ctx)
  const of = charge.donation_id
  const id = await keep(ctx, 49_999, of, { reason: 'wrong_amount', charge_id: charge.id })
  const orphan = await keep(ctx, 7_000, ctx.newId())
  expect((await findSuspense(ctx.db, id)).row).toMatchObject({
    reason: 'wrong_amount',
    publicId,
    donationStatus: 'awaiting_payment',
    promised: 50_000,
    operational: 5_000,
    donorName: 'Siti Aminah',
    campaign: 'Sumur untuk desa',
    method: 'va',
    channel: 'bca',
  })
  expect((await findSuspense(ctx.db, orphan)).row).toMatchObject({ publicId: null, method: null })
  expect((await findSuspense(ctx.db, orphan)).suspense).toMatchObject({ id: orphan, amount: 7_000 })
  await expect(findSuspense(ctx.db, ctx.newId())).rejects.toMatchObject({ status: 404 })

  expect((await findSuspense(ctx.db, id)).decision).toBeUndefined()
  const now = ctx.now()
  const decide = async (suspenseId: string, status: 'rejected' | 'proposed') => {
    const made = { made_by: ctx.newId(), made_at: now }
    const what = { kind: 'refund' as const, campaign_id: null, note: status }
    const row = { donation_id: of, suspense_id: suspenseId, id: ctx.newId(), status }
    const decided = status === 'rejected' ? { approved_by: ctx.newId(), approved_at: now } : {}
    await ctx.db
      .insertInto('suspense_decision')
      .values({ ...row, ...what, ...made, ...decided })
      .execute()
  }
  const other = await keep(ctx, 1_000, of)
  await decide(id, 'rejected')
  await decide(other, 'proposed')
  expect((await findSuspense(ctx.db, id)).decision).toBeUndefined()
  await decide(id, 'proposed')
  expect((await findSuspense(ctx.db, id)).decision).toMatchObject({
    suspense_id: id,
    note: 'proposed',
  })
})

test('money without a name may be any waiting donation of its sum from the week before', async () => {
  const ctx = await payingContext()
  const week = 7 * 24 * 3_600_000
  const at = ctx.now()
  const wait = async (
    ago: number,
    fields: { amount?: number; operational?: number; status?: DonationStatus } = {},
  ) => {
    const { status = 'awaiting_payment', ...sums } = fields
    const id = await rowIdOf(ctx, await aDonation(ctx, sums))
    const created_at = new Date(at.getTime() - ago)
    const paid = status === 'reversed' && { paid_at: at }
    await ctx.db
      .updateTable('donation')
      .set({ created_at, status, ...paid })
      .where('id', '=', id)
      .execute()
    return id
  }
  const matching = [
    await wait(0),
    await wait(1_000, { amount: 45_000, operational: 5_000 }),
    await wait(2_000, { status: 'expired' }),
    await wait(3_000, { status: 'cancelled' }),
    await wait(week - 1),
  ]
  await wait(-1)
  await wait(week)
  await wait(5_000, { amount: 50_000, operational: 1_000 })
  await wait(5_000, { amount: 49_000 })
  await wait(5_000, { status: 'reversed' })
  const { suspense: kept } = await findSuspense(ctx.db, await keep(ctx, 50_000, ctx.newId()))
  const found = await possibleDonations(ctx.db, { ...kept, created_at: at })
  expect(found.map(({ id }) => id)).toEqual(matching)
  for (let more = 0; more < 8; more += 1) await wait(9_000)
  expect(await possibleDonations(ctx.db, { ...kept, created_at: at })).toHaveLength(10)
})

test('money may be given to campaigns that run, by title', async () => {
  const ctx = await payingContext()
  for (const [slug, title, status] of [
    ['zakat', 'Zakat', 'active'],
    ['ambulans', 'Ambulans', 'active'],
    ['selesai', 'Selesai', 'ended'],
    ['rancangan', 'Rancangan', 'draft'],
  ] as const)
    await makeCampaign(ctx, { slug, title, status })
  expect((await campaignChoices(ctx.db)).map(({ title }) => title)).toEqual(['Ambulans', 'Zakat'])
})

test('a form offers five hundred campaigns at most', async () => {
  const ctx = await payingContext()
  await makeCampaign(ctx)
  const copied = sql`title, summary, story, category_id, fund, income_account, organizer, location, target,
    minimum_amount, amount_step, presets, cover, status, starts_at, created_at, updated_at`
  await sql`insert into campaign (id, slug, ${copied})
    select md5(n::text)::uuid, 'program-' || n, ${copied} from campaign, generate_series(2, 501) as n`.execute(
    ctx.db,
  )
  expect(await campaignChoices(ctx.db)).toHaveLength(500)
})
