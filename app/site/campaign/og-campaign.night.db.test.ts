import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ctxContext } from '#app/context.ts'
import { addPicture, changePicture } from '#features/media/save-picture.server.ts'
import { keepPicture, removePicture } from '#platform/picture/picture.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { loader } from './og-campaign.ts'

/** The colour of one point of a campaign's preview. */
async function previewColour(ctx: TestCtx, point: { left: number; top: number }) {
  const context = new RouterContextProvider()
  context.set(ctxContext, ctx)
  const request = new Request('http://amanah.test/og/campaign/sumur-desa.jpg')
  const args = { params: { slug: 'sumur-desa' }, request, context }
  const answer = await (loader as (args: object) => Promise<Response>)(args)
  const spot = { ...point, width: 20, height: 20 }
  const cut = sharp(Buffer.from(await answer.arrayBuffer())).extract(spot)
  const { channels } = await sharp(await cut.png().toBuffer()).stats()
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
  if (red > 200 && green < 60) return 'red'
  return blue > 200 && green < 60 ? 'blue' : 'other'
}

test('a campaign’s preview shows its photo around the focus point, and the drawn cover without one', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx, { slug: 'sumur-desa' })
  const [left, right] = ['#f00', '#00f'].map((background) => ({
    create: { width: 800, height: 400, channels: 3 as const, background },
  }))
  const wide = sharp({ create: { width: 1600, height: 400, channels: 3, background: '#fff' } })
  const halves = wide.composite([
    { input: left, left: 0, top: 0 },
    { input: right, left: 800, top: 0 },
  ])
  const picture = await keepPicture(ctx.files, await halves.png().toBuffer())
  const staff = await aStaff(ctx, 'program')
  const form = { version: 0, alt: 'Sumur', credit: 'Rina', licence: 'sendiri' as const }
  const left0 = { ...form, focusX: 0, focusY: 50 }
  const media = await addPicture(ctx, { picture, form: left0 }, { by: staff.id })
  const middle = { left: 880, top: 300 }
  expect(await previewColour(ctx, middle)).toBe('other')

  await ctx.db.updateTable('campaign').set({ photo_id: media.id }).where('id', '=', id).execute()
  expect(await previewColour(ctx, middle)).toBe('red')
  expect(await previewColour(ctx, { left: 300, top: 580 })).toBe('other')
  const right100 = { ...form, version: 1, focusX: 100, focusY: 50 }
  await changePicture(ctx, { id: media.id, form: right100 })
  expect(await previewColour(ctx, middle)).toBe('blue')

  await removePicture(ctx.files, picture)
  expect(await previewColour(ctx, middle)).toBe('other')
})
