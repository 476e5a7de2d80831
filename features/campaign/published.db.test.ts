import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { publishedCampaigns } from './published.server.ts'

test('what may be found are published campaigns, each as new as its latest news that is out', async () => {
  const ctx = await testContext({ now: '2026-03-10T00:00:00Z' })
  const { id: campaign_id } = await makeCampaign(ctx, { slug: 'sumur-desa' })
  await makeCampaign(ctx, { slug: 'rahasia', status: 'draft' })
  await makeCampaign(ctx, { slug: 'diperiksa', status: 'review' })
  await makeCampaign(ctx, { slug: 'selesai', status: 'ended' })
  const paragraphs = JSON.stringify(['Air mengalir.'])
  for (const day of ['2026-03-12T00:00:00Z', '2026-04-01T00:00:00Z']) {
    const published_at = new Date(day)
    await ctx.db
      .insertInto('campaign_update')
      .values({ campaign_id, id: ctx.newId(), title: 'Kabar', paragraphs, published_at })
      .execute()
  }
  const found = await publishedCampaigns(ctx.db, new Date('2026-03-20T00:00:00Z'))
  expect(found.map(({ slug }) => slug)).toEqual(['selesai', 'sumur-desa'])
  expect(found[1]?.changedAt).toEqual(new Date('2026-03-12T00:00:00Z'))
  expect(found[0]?.changedAt).toBeInstanceOf(Date)
})
