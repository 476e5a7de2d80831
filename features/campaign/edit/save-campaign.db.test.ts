import { expect, test } from 'vitest'
import { aDraft, campaignTyped } from '#tests/campaigns.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aDonation } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { listCampaignVersions } from './campaign-version.server.ts'
import { formerSlugs, getEditedCampaign } from './edited-campaign.server.ts'
import { findCampaignBySlug } from '../queries.server.ts'
import { createCampaign, saveCampaign } from './save-campaign.server.ts'

async function aWriter(ctx: TestCtx) {
  const writer = await aStaff(ctx, 'program')
  return { writer, by: { by: writer.id } }
}

test('a draft keeps what was typed, cleaned, and no visitor finds it', async () => {
  const ctx = await testContext()
  const { writer } = await aWriter(ctx)
  const { id, categoryId } = await aDraft(ctx, writer, {
    story: '<h1>Mengapa</h1><p onclick="x()">Jauh.<script>alert(1)</script></p>',
    endsOn: '2026-12-31',
  })
  expect(await getEditedCampaign(ctx.db, id)).toMatchObject({
    version: 1,
    status: 'draft',
    slug: 'sumur-untuk-desa-oebola',
    categoryId,
    fund: 'IT',
    purpose: '4210',
    storyHtml: '<h2>Mengapa</h2><p>Jauh.</p>',
    story: ['Mengapa', 'Jauh.'],
    target: 50_000_000,
    presets: [
      { amount: 25_000, words: '1 meter pipa' },
      { amount: 50_000, words: '' },
      { amount: 100_000, words: '' },
    ],
    endsAt: new Date('2026-12-31T17:00:00Z'),
    disbursementHold: null,
  })
  expect(await findCampaignBySlug(ctx.db, 'sumur-untuk-desa-oebola')).toBeUndefined()
})

test('of two people who edit at once the second is refused, and nothing is lost', async () => {
  const ctx = await testContext()
  const { writer, by } = await aWriter(ctx)
  const { id, categoryId } = await aDraft(ctx, writer)
  const form = (title: string) => campaignTyped(categoryId, { version: '1', title })
  await saveCampaign(ctx, { id, form: form('Pertama') }, by)
  await expect(saveCampaign(ctx, { id, form: form('Kedua') }, by)).rejects.toMatchObject({
    code: 'campaign/changed-meanwhile',
    status: 409,
  })
  expect(await getEditedCampaign(ctx.db, id)).toMatchObject({ title: 'Pertama', version: 2 })
  const versions = await listCampaignVersions(ctx.db, id)
  expect(versions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
    [2, writer.id],
    [1, writer.id],
  ])
  expect(versions.map(({ content }) => content['title'])).toEqual([
    'Pertama',
    'Sumur untuk Desa Oebola',
  ])
})

test('a new address leads the former one along, and no other campaign gets it', async () => {
  const ctx = await testContext()
  const { by } = await aWriter(ctx)
  const { id, slug } = await makeCampaign(ctx, { slug: 'sumur-lama' })
  const { categoryId } = await getEditedCampaign(ctx.db, id)
  const form = campaignTyped(categoryId, { version: '1', slug: 'sumur-baru', target: '10.000.000' })
  await saveCampaign(ctx, { id, form }, by)
  expect(await findCampaignBySlug(ctx.db, slug)).toEqual({ kind: 'renamed', slug: 'sumur-baru' })
  expect(await formerSlugs(ctx.db, { id, slug: 'sumur-baru' })).toEqual(['sumur-lama'])
  expect(ctx.purged).toContain('/campaign/')
  for (const taken of ['sumur-lama', 'sumur-baru']) {
    const other = campaignTyped(categoryId, { slug: taken })
    await expect(createCampaign(ctx, other, by)).rejects.toMatchObject({
      code: 'campaign/slug-taken',
    })
  }
})

test('the fund of a published campaign is not simply edited, and is fixed with the first donation', async () => {
  const ctx = await testContext()
  const { by } = await aWriter(ctx)
  const { id } = await makeCampaign(ctx)
  const { categoryId } = await getEditedCampaign(ctx.db, id)
  const edit = (more: Record<string, string>) =>
    saveCampaign(ctx, { id, form: campaignTyped(categoryId, { version: '1', ...more }) }, by)
  await expect(edit({ purpose: '4220' })).rejects.toMatchObject({
    code: 'campaign/purpose-needs-two',
  })
  await aDonation(ctx)
  await expect(edit({ purpose: '4220' })).rejects.toMatchObject({ code: 'campaign/purpose-fixed' })
  // Before money came the target is still its writer's.
  await edit({ target: '70.000.000' })
  expect(await getEditedCampaign(ctx.db, id)).toMatchObject({ target: 70_000_000, fund: 'IT' })
})

test('a picture that is not in the library is refused', async () => {
  const ctx = await testContext()
  const { writer, by } = await aWriter(ctx)
  const { id, categoryId } = await aDraft(ctx, writer)
  const story = '<img src="/gambar/ab12-640.jpg" alt="a" width="640" height="400">'
  const wrong: Record<string, string>[] = [{ photoId: ctx.newId() }, { story }]
  for (const more of wrong) {
    const form = campaignTyped(categoryId, { version: '1', ...more })
    await expect(saveCampaign(ctx, { id, form }, by)).rejects.toMatchObject({ code: 'media/gone' })
  }
})
