import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { createUpdate, listEditedUpdates, removeUpdate, saveUpdate } from './save-update.server.ts'
import { listUpdates } from '../updates.server.ts'

const typed = { version: 0, title: 'Pipa terpasang', body: '<p>Air <b>mengalir</b>.</p>' }

test('news is shown to visitors, changed once at a time, and removed', async () => {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx)
  const id = await createUpdate(ctx, { campaignId, form: { ...typed, publishedOn: '' } })
  const shown = () => listUpdates(ctx.db, { campaignId, now: ctx.now() })
  expect(await shown()).toMatchObject([
    { title: 'Pipa terpasang', paragraphs: ['Air mengalir.'], publishedAt: ctx.now() },
  ])
  expect(ctx.purged).toContain('/latest-news/')
  const form = { ...typed, version: 1, title: 'Pipa selesai', publishedOn: '' }
  await saveUpdate(ctx, { campaignId, id, form })
  await expect(saveUpdate(ctx, { campaignId, id, form })).rejects.toMatchObject({ status: 409 })
  expect(await listEditedUpdates(ctx.db, campaignId)).toMatchObject([
    { id, version: 2, title: 'Pipa selesai', bodyHtml: '<p>Air <strong>mengalir</strong>.</p>' },
  ])
  await removeUpdate(ctx, { campaignId, id })
  expect(await shown()).toEqual([])
  await expect(removeUpdate(ctx, { campaignId, id })).rejects.toMatchObject({ status: 404 })
})

test('scheduled news waits for its day, and empty news is refused', async () => {
  const ctx = await testContext({ now: '2026-11-20T03:00:00Z' })
  const { id: campaignId } = await makeCampaign(ctx)
  await createUpdate(ctx, { campaignId, form: { ...typed, publishedOn: '2026-11-22' } })
  const shown = () => listUpdates(ctx.db, { campaignId, now: ctx.now() })
  expect(await shown()).toEqual([])
  expect(await listEditedUpdates(ctx.db, campaignId)).toHaveLength(1)
  ctx.clock.advance({ days: 2 })
  expect(await shown()).toHaveLength(1)
  const empty = { ...typed, body: '<p></p>', publishedOn: '' }
  await expect(createUpdate(ctx, { campaignId, form: empty })).rejects.toMatchObject({
    fields: { body: 'Kabar belum ditulis.' },
  })
})
