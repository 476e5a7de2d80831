import { expect, test } from 'vitest'
import { coverPath, parseCoverName } from '#app/ui/cover.ts'
import { progress } from '#features/campaign/campaign.ts'
import { listCampaigns, listCategories, listDonors } from '#features/campaign/queries.server.ts'
import { trialBalance } from '#features/ledger/queries.server.ts'
import { listPrayers } from '#features/prayer/queries.server.ts'
import { listUnits } from '#features/wakaf/queries.server.ts'
import { testContext } from '#tests/context.ts'
import { demoCampaigns, seedDemo } from './seed-demo.server.ts'

test('an empty database is filled once, with gifts that are in the books', async () => {
  const ctx = await testContext()
  expect(await seedDemo(ctx)).toBe(true)
  expect(await seedDemo(ctx)).toBe(false)

  const { items } = await listCampaigns(ctx.db, { now: ctx.now(), status: 'semua', limit: 50 })
  expect(items).toHaveLength(demoCampaigns.length)
  for (const { slug, received } of demoCampaigns) {
    const campaign = items.find((item) => item.slug === slug)
    expect(campaign, slug).toMatchObject({ collected: received.amount, donors: received.donors })
  }
  const rows = await trialBalance(ctx.db)
  const negative = rows.filter((row) => row.account.startsWith('1') && row.debit < row.credit)
  expect(negative).toEqual([])
})

test('the demo shows every state: without target, nearly there, beyond, urgent, over, renamed', async () => {
  const ctx = await testContext()
  await seedDemo(ctx)
  const now = ctx.now()
  const running = (await listCampaigns(ctx.db, { now, limit: 50 })).items
  const over = (await listCampaigns(ctx.db, { now, status: 'selesai' })).items
  const percents = running.map((campaign) => progress(campaign)?.percent ?? -1)
  expect(percents).toContain(-1)
  expect(percents.some((percent) => percent >= 95 && percent < 100)).toBe(true)
  expect(percents.some((percent) => percent > 100)).toBe(true)
  expect(running.some((campaign) => campaign.isUrgent)).toBe(true)
  expect(over).toHaveLength(1)
  expect(new Set(running.map((campaign) => campaign.fund))).toEqual(
    new Set(['Z', 'IT', 'IU', 'W', 'D']),
  )
  expect(await listCategories(ctx.db)).toHaveLength(6)
  const samples = await ctx.db.selectFrom('campaign').select('is_sample').execute()
  expect(samples.every((row) => row.is_sample)).toBe(true)
})

test('two seedings give the same demo', async () => {
  const ctx = await testContext()
  await seedDemo(ctx)
  const donors = async (other: typeof ctx) => {
    const { id } = await other.db
      .selectFrom('campaign')
      .select('id')
      .where('slug', '=', 'banjir-demak-dapur-umum')
      .executeTakeFirstOrThrow()
    return listDonors(other.db, id, { limit: 50 })
  }
  const first = await donors(ctx)
  expect(first.items.some((donor) => donor.isAnonymous)).toBe(true)
  expect(first.items.some((donor) => donor.prayer !== null)).toBe(true)
  const again = await testContext()
  await seedDemo(again)
  expect(await donors(again)).toEqual(first)
})

test('a database with anything of its own is not touched', async () => {
  const ctx = await testContext()
  const category = { id: ctx.newId(), slug: 'milik-kami', name: 'Milik kami', description: '' }
  await ctx.db
    .insertInto('category')
    .values({ ...category, position: 1 })
    .execute()
  expect(await seedDemo(ctx)).toBe(false)
  expect(await ctx.db.selectFrom('campaign').select('id').execute()).toEqual([])
})

test('two processes that start together seed once', async () => {
  const ctx = await testContext()
  const second = await testContext({ sharing: ctx })
  const answers = await Promise.all([seedDemo(ctx), seedDemo(second)])
  expect(answers.filter(Boolean)).toEqual([true])
})

test('every cover has a picture of its own', () => {
  const covers = demoCampaigns.map(({ cover }) => cover)
  for (const cover of covers) {
    expect(parseCoverName(coverPath(cover).replace('/sampul/', ''))).toEqual(cover)
  }
  expect(new Set(covers.map((cover) => JSON.stringify(cover))).size).toBe(covers.length)
})

test('the demo has prayers with amens, news, and units of wakaf that its gifts have taken', async () => {
  const ctx = await testContext()
  await seedDemo(ctx)
  const { items } = await listPrayers(ctx.db, { sort: 'paling-diaminkan', limit: 50 })
  expect(items).toHaveLength(50)
  expect(items[0]?.aamiins).toBeGreaterThan(20)
  const told = await ctx.db.selectFrom('campaign_update').select('is_sample').execute()
  expect(told.length).toBeGreaterThan(8)
  const units = [...(await listUnits(ctx.db)).values()]
  const mushaf = units.find(({ name }) => name === 'mushaf')
  expect(mushaf).toEqual({ name: 'mushaf', price: 75_000, total: 2_000, remaining: 1_154 })
  expect(units.every(({ remaining }) => remaining > 0)).toBe(true)
})
