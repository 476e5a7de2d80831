import { expect, test } from 'vitest'
import { publishPrayers } from '#features/prayer/publish-prayers.server.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import type { CampaignSort } from './campaign.ts'
import {
  findCampaignBySlug,
  impactNumbers,
  listCampaigns,
  listCategories,
  listRegions,
} from './queries.server.ts'
import { listDonors } from './donors.server.ts'

function inDays(ctx: TestCtx, days: number): Date {
  return new Date(ctx.now().getTime() + days * 86_400_000)
}

async function setTotal(ctx: TestCtx, campaignId: string, collected: number, donors: number) {
  const total = { campaign_id: campaignId, collected: rupiah(collected), donors }
  await ctx.db
    .insertInto('campaign_total')
    .values({ ...total, updated_at: ctx.now() })
    .execute()
}

/** Five running campaigns that differ in every sort order. */
async function fiveCampaigns(ctx: TestCtx): Promise<void> {
  const target = rupiah(1_000_000)
  const rows = [
    { slug: 'a', startsAt: inDays(ctx, -5), endsAt: inDays(ctx, 9), collected: 990_000, donors: 2 },
    { slug: 'b', startsAt: inDays(ctx, -4), endsAt: inDays(ctx, 2), collected: 0, donors: 0 },
    { slug: 'c', startsAt: inDays(ctx, -3), collected: 1_500_000, donors: 30 },
    { slug: 'd', startsAt: inDays(ctx, -2), isUrgent: true, collected: 500_000, donors: 7 },
    { slug: 'e', startsAt: inDays(ctx, -1), target: null, collected: 900_000, donors: 12 },
  ]
  for (const { collected, donors, ...given } of rows) {
    const { id } = await makeCampaign(ctx, { target, ...given })
    if (donors > 0) await setTotal(ctx, id, collected, donors)
  }
}

test.each<[CampaignSort, string]>([
  ['terbaru', 'edcba'],
  ['mendesak', 'dbaec'],
  ['hampir-tercapai', 'adcbe'],
  ['terpopuler', 'cedab'],
])('ordered by %s the campaigns come as %s, whole or in pages of two', async (sort, order) => {
  const ctx = await testContext()
  await fiveCampaigns(ctx)
  const now = ctx.now()
  const whole = await listCampaigns(ctx.db, { now, sort })
  expect(whole.next).toBeNull()
  expect(whole.items.map((item) => item.slug).join('')).toBe(order)

  let paged = ''
  let after: string | undefined
  for (let page = 0; page < 3; page++) {
    const { items, next } = await listCampaigns(ctx.db, { now, sort, limit: 2, after })
    paged += items.map((item) => item.slug).join('')
    after = next ?? undefined
  }
  expect(paged).toBe(order)
  expect(after).toBeUndefined()
})

test('lists hold running campaigns unless asked for those that are over; drafts are in none', async () => {
  const ctx = await testContext()
  const now = ctx.now()
  await makeCampaign(ctx, { slug: 'berjalan' })
  await makeCampaign(ctx, { slug: 'lewat', endsAt: inDays(ctx, -1) })
  await makeCampaign(ctx, { slug: 'ditutup', status: 'closed' })
  await makeCampaign(ctx, { slug: 'dijeda', status: 'paused' })
  await makeCampaign(ctx, { slug: 'nanti', startsAt: inDays(ctx, 1) })
  await makeCampaign(ctx, { slug: 'konsep', status: 'draft' })
  await makeCampaign(ctx, { slug: 'ditinjau', status: 'review' })
  async function slugs(status?: 'berjalan' | 'selesai' | 'semua') {
    const { items } = await listCampaigns(ctx.db, { now, status })
    return items.map((item) => item.slug).sort()
  }
  expect(await slugs()).toEqual(['berjalan'])
  expect(await slugs('selesai')).toEqual(['ditutup', 'lewat'])
  expect(await slugs('semua')).toEqual(['berjalan', 'dijeda', 'ditutup', 'lewat', 'nanti'])
})

test('a list can be narrowed to a category and to a kind of fund', async () => {
  const ctx = await testContext()
  const now = ctx.now()
  await makeCampaign(ctx, { slug: 'sumur', category: 'air-bersih', fund: 'IT' })
  await makeCampaign(ctx, { slug: 'zakat', category: 'zakat', fund: 'Z' })
  await makeCampaign(ctx, { slug: 'fidyah', category: 'zakat', fund: 'D' })
  const slugs = async (filter: object) =>
    (await listCampaigns(ctx.db, { now, ...filter })).items.map((item) => item.slug).sort()
  expect(await slugs({ category: 'zakat' })).toEqual(['fidyah', 'zakat'])
  expect(await slugs({ fund: 'zakat' })).toEqual(['zakat'])
  expect(await slugs({ fund: 'infak' })).toEqual(['sumur'])
  expect(await slugs({ fund: 'sedekah' })).toEqual(['fidyah', 'sumur'])
  expect(await slugs({ category: 'tidak-ada' })).toEqual([])
  expect(await listCategories(ctx.db)).toHaveLength(2)
})

test('a list can be narrowed to a region, and the regions of published campaigns are told', async () => {
  const ctx = await testContext()
  const places = ['Garut, Jawa Barat', 'Bandung, Jawa Barat', 'Seluruh Indonesia', 'Ende, 100%_x']
  for (const [index, location] of places.entries()) {
    const { id } = await makeCampaign(ctx, { slug: `program-${index}` })
    await ctx.db.updateTable('campaign').set({ location }).where('id', '=', id).execute()
  }
  await makeCampaign(ctx, { slug: 'konsep', status: 'draft' })
  expect(await listRegions(ctx.db)).toEqual(['100%_x', 'Jawa Barat', 'Seluruh Indonesia'])
  const slugs = async (region: string) =>
    (await listCampaigns(ctx.db, { now: ctx.now(), region })).items.map(({ slug }) => slug).sort()
  expect(await slugs('Jawa Barat')).toEqual(['program-0', 'program-1'])
  expect(await slugs('Seluruh Indonesia')).toEqual(['program-2'])
  expect(await slugs('%')).toEqual([])
})

test('a campaign is found by its slug; a former slug says the new one; drafts and strangers are not found', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx, { slug: 'sumur-baru', title: 'Sumur' })
  await makeCampaign(ctx, { slug: 'konsep', status: 'draft' })
  const former = { slug: 'sumur-lama', campaign_id: id, created_at: ctx.now() }
  await ctx.db.insertInto('campaign_slug').values(former).execute()

  const found = await findCampaignBySlug(ctx.db, 'sumur-baru')
  expect(found).toMatchObject({
    kind: 'found',
    campaign: {
      id,
      title: 'Sumur',
      collected: 0,
      donors: 0,
      story: ['Sumur lama mengering.'],
      presets: [10_000, 50_000, 100_000],
      category: { slug: 'air-bersih', name: 'air bersih' },
    },
  })
  expect(await findCampaignBySlug(ctx.db, 'sumur-lama')).toEqual({
    kind: 'renamed',
    slug: 'sumur-baru',
  })
  expect(await findCampaignBySlug(ctx.db, 'konsep')).toBeUndefined()
  expect(await findCampaignBySlug(ctx.db, 'tidak-ada')).toBeUndefined()
})

type Donation = {
  name: string
  amount: number
  minutesAgo: number
  isAnonymous?: boolean
  status?: 'paid' | 'refunded' | 'awaiting_payment'
  prayer?: string
  showsPrayer?: boolean
}

async function makeDonations(
  ctx: TestCtx,
  campaignId: string,
  donations: Donation[],
): Promise<void> {
  for (const donation of donations) {
    const paidAt = new Date(ctx.now().getTime() - donation.minutesAgo * 60_000)
    const { status = 'paid' } = donation
    const contact = { donor_phone: '+6281200001234', donor_email: 'rahasia@contoh.id' }
    await ctx.db
      .insertInto('donation')
      .values({
        id: ctx.newId(),
        public_id: ctx.newPublicId(),
        campaign_id: campaignId,
        fund: 'IT',
        amount: rupiah(donation.amount),
        status,
        donor_name: donation.name,
        ...contact,
        is_anonymous: donation.isAnonymous ?? false,
        prayer: donation.prayer ?? null,
        shows_prayer: donation.showsPrayer ?? false,
        consent_version: '1',
        created_at: paidAt,
        paid_at: status === 'awaiting_payment' ? null : paidAt,
        updated_at: paidAt,
      })
      .execute()
  }
}

test('donors are shown without ids or contacts, and the anonymous without their name', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  await makeDonations(ctx, id, [
    {
      name: 'Budi Santoso',
      amount: 50_000,
      minutesAgo: 1,
      prayer: 'Semoga berkah',
      showsPrayer: true,
    },
    { name: 'Siti Rahasia', amount: 70_000, minutesAgo: 2, isAnonymous: true, prayer: 'Rahasia' },
    { name: 'Kembali', amount: 10_000, minutesAgo: 3, status: 'refunded' },
    { name: 'Belum', amount: 10_000, minutesAgo: 4, status: 'awaiting_payment' },
  ])
  const ago = (minutes: number) => new Date(ctx.now().getTime() - minutes * 60_000)
  await publishPrayers(ctx)
  const { items, next } = await listDonors(ctx.db, id)
  expect(next).toBeNull()
  expect(items).toEqual([
    {
      name: 'Budi Santoso',
      isAnonymous: false,
      amount: 50_000,
      prayer: 'Semoga berkah',
      paidAt: ago(1),
    },
    { name: 'Hamba Allah', isAnonymous: true, amount: 70_000, prayer: null, paidAt: ago(2) },
  ])
  expect(JSON.stringify(items)).not.toMatch(/Siti|Rahasia|\+62|@|"id"/)
})

test.each(['terbaru', 'terbesar'] as const)(
  'paging through donors by %s shows each gift once, also when many are alike',
  async (sort) => {
    const ctx = await testContext()
    const { id } = await makeCampaign(ctx)
    const donations = Array.from({ length: 23 }, (_, index) => ({
      name: `Donatur ${index}`,
      amount: 10_000 * (1 + (index % 2)),
      minutesAgo: Math.floor(index / 6),
    }))
    await makeDonations(ctx, id, donations)
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await listDonors(ctx.db, id, { sort, limit: 4, after })
      seen.push(...page.items.map((donor) => donor.name))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toHaveLength(23)
    expect(new Set(seen).size).toBe(23)
    const { items } = await listDonors(ctx.db, id, { sort, limit: 50 })
    expect(items.map((donor) => donor.name)).toEqual(seen)
  },
)

test('the impact is what the books say: gifts rolled up, money that reached people', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  await setTotal(ctx, id, 900_000, 3)
  const moved = {
    sourceId: ctx.newId(),
    source: 'disbursement',
    occurredAt: ctx.now(),
    recordedAt: ctx.now(),
  }
  const postings = [
    { debit: '5210', credit: '1122', fund: 'IT' as const, campaignId: id, amount: rupiah(600_000) },
    { debit: '5130', credit: '2190', fund: 'Z' as const, amount: rupiah(99_000) },
  ]
  await postJournal(ctx.db, {
    ...moved,
    journalId: ctx.newId(),
    event: 'paid',
    description: 'Sumur',
    postings,
  })
  const correction = [
    { debit: '1122', credit: '5210', fund: 'IT' as const, amount: rupiah(100_000) },
  ]
  await postJournal(ctx.db, {
    ...moved,
    journalId: ctx.newId(),
    event: 'corrected',
    description: 'Sisa',
    postings: correction,
  })
  expect(await impactNumbers(ctx.db)).toEqual({
    collected: 900_000,
    disbursed: 500_000,
    donations: 3,
    campaigns: 1,
  })
})
