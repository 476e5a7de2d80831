import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { givePaid } from '#tests/prayers.ts'
import { dailyDonations, listUpdates } from './updates.server.ts'

async function tell(ctx: TestCtx, campaignId: string, title: string): Promise<void> {
  const update = { campaign_id: campaignId, id: ctx.newId(), title }
  const paragraphs = JSON.stringify(['Satu.', 'Dua.'])
  await ctx.db
    .insertInto('campaign_update')
    .values({ ...update, paragraphs, published_at: ctx.now() })
    .execute()
}

test('news is told latest first, of its own campaign, and not before its time', async () => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
  const { id } = await makeCampaign(ctx)
  const other = await makeCampaign(ctx, { slug: 'lain' })
  await tell(ctx, id, 'Pertama')
  await tell(ctx, other.id, 'Milik yang lain')
  ctx.clock.advance({ days: 1 })
  await tell(ctx, id, 'Kedua')
  ctx.clock.advance({ days: 1 })
  await tell(ctx, id, 'Besok')
  ctx.clock.set('2026-06-16T12:00:00Z')
  const updates = await listUpdates(ctx.db, { campaignId: id, now: ctx.now() })
  expect(updates.map(({ title }) => title)).toEqual(['Kedua', 'Pertama'])
  expect(updates[0]).toMatchObject({ paragraphs: ['Satu.', 'Dua.'] })
})

test('gifts are counted on their day in Jakarta, for thirty days, of their own campaign', async () => {
  const ctx = await testContext({ now: '2026-05-10T03:00:00Z' })
  const { id: campaignId } = await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'lain' })
  await givePaid(ctx, { amount: 90_000 })
  ctx.clock.set('2026-06-14T16:59:59Z')
  await givePaid(ctx, { amount: 20_000 })
  ctx.clock.set('2026-06-14T17:00:00Z')
  await givePaid(ctx, { amount: 30_000 })
  await givePaid(ctx, { amount: 50_000 })
  await givePaid(ctx, { amount: 70_000, campaignSlug: 'lain' })
  const days = await dailyDonations(ctx.db, { campaignId, now: ctx.now() })
  expect(days).toHaveLength(30)
  expect(days.slice(-3)).toEqual([0, 20_000, 80_000])
  expect(days.reduce((sum, amount) => sum + amount, 0)).toBe(100_000)
})
