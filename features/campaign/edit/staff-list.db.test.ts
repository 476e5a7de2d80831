import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { listStaffCampaigns } from './staff-list.server.ts'

test('staff see campaigns in every state, the latest change first, in pages', async () => {
  const ctx = await testContext()
  for (const [slug, status] of [
    ['sumur-a', 'draft'],
    ['sumur-b', 'active'],
    ['pipa-c', 'closed'],
  ] as const) {
    await makeCampaign(ctx, { slug, title: slug, status })
    ctx.clock.advance({ minutes: 1 })
  }
  const slugs = async (filter: Parameters<typeof listStaffCampaigns>[1]) =>
    (await listStaffCampaigns(ctx.db, filter)).items.map(({ slug }) => slug)
  expect(await slugs({})).toEqual(['pipa-c', 'sumur-b', 'sumur-a'])
  expect(await slugs({ status: 'draft' })).toEqual(['sumur-a'])
  expect(await slugs({ q: 'sumur kupang' })).toEqual(['sumur-b', 'sumur-a'])
  expect(await slugs({ q: '%' })).toEqual([])
  expect(await slugs({ fund: 'Z' })).toEqual([])
  const { next } = await listStaffCampaigns(ctx.db, { limit: 2 })
  expect(await slugs({ limit: 2, after: next ?? '' })).toEqual(['sumur-a'])
  expect(await slugs({ after: "1_'; drop table campaign" })).toHaveLength(3)
})
