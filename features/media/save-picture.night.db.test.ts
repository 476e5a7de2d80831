import { expect, test } from 'vitest'
import { createUpdate, removeUpdate } from '#features/campaign/edit/save-update.server.ts'
import {
  addToGallery,
  listGallery,
  removeFromGallery,
} from '#features/campaign/edit/save-gallery.server.ts'
import { keepPicture } from '#platform/picture/picture.server.ts'
import { openSharp } from '#platform/picture/sharp.server.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { runJobs } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { addPicture, changePicture, removeFromLibrary } from './save-picture.server.ts'
import { getPicture, listMedia, pictureUses } from './queries.server.ts'

const form = {
  version: 0,
  alt: 'Sumur lama yang kering',
  credit: 'Rina',
  licence: 'sendiri' as const,
  focusX: 30,
  focusY: 70,
}

async function aFile(red = 200): Promise<Buffer> {
  const sharp = await openSharp()
  const background = { r: red, g: 120, b: 40 }
  // A position in the camera data, which must not stay.
  return await sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'rahasia-kamera' } })
    .jpeg()
    .toBuffer()
}

async function aPicture(ctx: TestCtx, red?: number) {
  const staff = await aStaff(ctx, 'program')
  const picture = await keepPicture(ctx.files, await aFile(red))
  const { id, isNew } = await addPicture(ctx, { picture, form }, { by: staff.id })
  return { id, isNew, picture }
}

async function filesOf(ctx: TestCtx): Promise<string[]> {
  const keys: string[] = []
  for await (const key of ctx.files.list()) keys.push(key)
  return keys
}

test('a picture is kept without camera data, and the same file a second time is the same picture', async () => {
  const ctx = await testContext()
  expect((await aFile()).includes('rahasia-kamera')).toBe(true)
  const { id, picture } = await aPicture(ctx)
  for (const key of await filesOf(ctx)) {
    expect((await ctx.files.get(key))?.bytes.includes('rahasia-kamera'), key).toBe(false)
  }
  expect(await getPicture(ctx.db, id)).toMatchObject({
    picture,
    alt: 'Sumur lama yang kering',
    focus: { x: 30, y: 70 },
  })
  expect(await aPicture(ctx)).toMatchObject({ id, isNew: false })
  expect((await listMedia(ctx.db, {})).items).toHaveLength(1)
})

test('what is said of a picture changes once at a time', async () => {
  const ctx = await testContext()
  const { id } = await aPicture(ctx)
  const changed = { ...form, version: 1, alt: 'Sumur baru' }
  await changePicture(ctx, { id, form: changed })
  await expect(changePicture(ctx, { id, form: changed })).rejects.toMatchObject({ status: 409 })
  expect(await getPicture(ctx.db, id)).toMatchObject({ alt: 'Sumur baru', version: 2 })
})

test('the library is searched and paged', { tags: 'night' }, async () => {
  const ctx = await testContext()
  for (const red of [10, 60, 110]) {
    await aPicture(ctx, red)
    ctx.clock.advance({ minutes: 1 })
  }
  const first = await listMedia(ctx.db, { limit: 2 })
  const second = await listMedia(ctx.db, { limit: 2, after: first.next ?? '' })
  const keys = [...first.items, ...second.items].map(({ picture }) => picture.key)
  expect(new Set(keys).size).toBe(3)
  expect(second.next).toBeUndefined()
  expect((await listMedia(ctx.db, { q: 'kering rina' })).items).toHaveLength(3)
  expect((await listMedia(ctx.db, { q: 'kering_' })).items).toEqual([])
})

test('a picture stays while anything shows it, and its files go with it', async () => {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx)
  const { id, picture } = await aPicture(ctx)
  const { key, width, height } = picture
  const image = `<img src="/${key}-640.jpg" alt="a" width="${width}" height="${height}">`
  const body = `<figure>${image}</figure><p>Sudah.</p>`
  const update = { version: 0, title: 'Kabar baik', body, publishedOn: '' }
  const updateId = await createUpdate(ctx, { campaignId, form: update })
  const gallery = { mediaId: id, moment: 'before' as const, caption: 'Dulu' }
  const place = await addToGallery(ctx, { campaignId, form: gallery })
  expect(await listGallery(ctx.db, campaignId)).toMatchObject([
    { moment: 'before', caption: 'Dulu', picture: { key, alt: form.alt, focus: { x: 30, y: 70 } } },
  ])
  const uses = await pictureUses(ctx.db, { id, picture })
  expect(uses.map(({ kind, title }) => [kind, title])).toEqual([
    ['Galeri program', 'Sumur untuk desa'],
    ['Kabar program', 'Kabar baik'],
  ])
  await expect(removeFromLibrary(ctx, id)).rejects.toThrow(
    'Gambar ini masih dipakai: Sumur untuk desa, Kabar baik. Lepaskan dahulu dari sana.',
  )
  await removeUpdate(ctx, { campaignId, id: updateId })
  await removeFromGallery(ctx, { campaignId, id: place })
  await removeFromLibrary(ctx, id)
  await runJobs(ctx)
  expect(await filesOf(ctx)).toEqual([])
  await expect(getPicture(ctx.db, id)).rejects.toMatchObject({ status: 404 })
})
