import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { runJobs } from '#tests/money/payments.ts'
import { assertPictures, findPictureByKey, listMedia, pictureUses } from './queries.server.ts'
import { addPicture, changePicture, removeFromLibrary } from './save-picture.server.ts'

const form = { version: 0, alt: 'Sumur', credit: 'Rina', licence: 'cc0' as const }
const nobody = '019b0000-0000-7000-8000-000000000000'

/** A picture without files. */
async function keep(ctx: TestCtx, name: string, words: { alt?: string; credit?: string } = {}) {
  const picture = {
    key: `gambar/${name}`,
    width: 700,
    height: 500,
    widths: [320, 640],
    colour: '#c07828',
  }
  const said = { ...form, focusX: 1, focusY: 2, ...words }
  const { id } = await addPicture(ctx, { picture, form: said }, { by: ctx.newId() })
  return { id, picture, said }
}

const shown = (name: string) => `<p><img src="/gambar/${name}-640.jpg" alt="a"></p>`

test('a document may show only what is in the library, in its text and elsewhere', async () => {
  const ctx = await testContext()
  const [one, two] = [await keep(ctx, 'aa11'), await keep(ctx, 'bb22')]
  const check = (html: string, ids?: string[]) =>
    inTransaction(ctx.db, (tx) => assertPictures(tx, { html, ...(ids && { ids }) }))
  for (const [html, ids] of [
    ['<p>Tanpa gambar</p>', []],
    [shown('aa11'), []],
    ['', [one.id, two.id]],
    [shown('aa11') + shown('bb22'), [one.id]],
  ] as const)
    await expect(check(html, [...ids])).resolves.toBeUndefined()
  await expect(check(shown('aa11'))).resolves.toBeUndefined()
  const gone = { code: 'media/gone', status: 422 }
  await expect(check(shown('cc33'))).rejects.toMatchObject(gone)
  await expect(check(shown('aa11') + shown('cc33'), [two.id])).rejects.toMatchObject(gone)
  await expect(check('', [one.id, nobody])).rejects.toMatchObject(gone)
  await expect(check(shown('aa11'), [nobody])).rejects.toMatchObject(gone)
})

test('a picture is found by the key of its file, and only by that', async () => {
  const ctx = await testContext()
  await keep(ctx, 'aa11')
  const { id, picture } = await keep(ctx, 'bb22')
  const found = await findPictureByKey(ctx.db, 'gambar/bb22')
  expect(found).toMatchObject({ id, picture, version: 1, focus: { x: 1, y: 2 } })
  expect(found?.madeAt).toEqual(ctx.now())
  expect(await findPictureByKey(ctx.db, 'gambar/cc33')).toBeUndefined()
})

test('the library is listed latest first, and in pages also where pictures have one moment', async () => {
  const ctx = await testContext()
  const early = (await keep(ctx, 'early')).id
  ctx.clock.advance({ minutes: 1 })
  const together = [await keep(ctx, 'a1'), await keep(ctx, 'a2'), await keep(ctx, 'a3')]
  const expected = [
    ...together
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
    early,
  ]
  const found: string[] = []
  let after: string | undefined
  do {
    const { items, next } = await listMedia(ctx.db, { after, limit: 2 })
    found.push(...items.map(({ id }) => id))
    after = next ?? undefined
  } while (after)
  expect(found).toEqual(expected)
  // An exact page has no next one, and a place that is none is passed over.
  expect((await listMedia(ctx.db, { limit: 4 })).next).toBeUndefined()
  const anywhere = await listMedia(ctx.db, { after: "1_2'; drop table media" })
  expect(anywhere.items).toHaveLength(4)
})

test('every word is searched in both texts, and signs of a pattern are letters', async () => {
  const ctx = await testContext()
  await keep(ctx, 'a1', { alt: 'Sumur 50% jadi', credit: 'Rina' })
  await keep(ctx, 'a2', { alt: 'Sumur 500 liter', credit: 'Budi' })
  const count = async (q: string) => (await listMedia(ctx.db, { q })).items.length
  expect(await count('')).toBe(2)
  expect(await count('  SUMUR   rina ')).toBe(1)
  expect(await count('50%')).toBe(1)
  expect(await count('sumur air')).toBe(0)
  // More than six words narrow no further; one that repeats counts once.
  expect(await count('sumur sumu sum su 50 5 tidak-ada')).toBe(2)
  expect(await count('sumur sumur sumur sumur sumur sumur tidak-ada')).toBe(0)
})

test('a change is of one picture, and of one that is there', async () => {
  const ctx = await testContext()
  const [one, two] = [await keep(ctx, 'aa11'), await keep(ctx, 'bb22')]
  const changed = { ...two.said, version: 1, alt: 'Sumur baru' }
  await changePicture(ctx, { id: two.id, form: changed })
  // Any page may show it.
  for (const page of ['/', '/campaign/', '/news']) expect(ctx.purged).toContain(page)
  expect(await findPictureByKey(ctx.db, 'gambar/bb22')).toMatchObject({
    alt: 'Sumur baru',
    version: 2,
  })
  expect(await findPictureByKey(ctx.db, 'gambar/aa11')).toMatchObject({ alt: 'Sumur', version: 1 })
  const missing = { code: 'media/not-found', status: 404 }
  await expect(changePicture(ctx, { id: nobody, form: changed })).rejects.toMatchObject(missing)
  await expect(removeFromLibrary(ctx, nobody)).rejects.toMatchObject(missing)
  await removeFromLibrary(ctx, one.id)
  expect((await listMedia(ctx.db, {})).items.map(({ id }) => id)).toEqual([two.id])
})

test('the photo and the story of a programme are uses of their pictures, not of others', async () => {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx)
  const [photo, inStory, unused] = [
    await keep(ctx, 'aa11'),
    await keep(ctx, 'bb22'),
    await keep(ctx, 'cc33'),
  ]
  await ctx.db
    .updateTable('campaign')
    .set({ photo_id: photo.id, story_html: shown('bb22') })
    .where('id', '=', campaignId)
    .execute()
  const kinds = async (of: typeof photo) =>
    (await pictureUses(ctx.db, of)).map(({ kind, address }) => [kind, address])
  const address = `/kelola/program/${campaignId}`
  expect(await kinds(photo)).toEqual([['Foto program', address]])
  expect(await kinds(inStory)).toEqual([['Cerita program', address]])
  expect(await kinds(unused)).toEqual([])
  await expect(removeFromLibrary(ctx, photo.id)).rejects.toMatchObject({ status: 409 })
  await removeFromLibrary(ctx, unused.id)
})

test('the files of a picture stay when the same file is added again before they are removed', async () => {
  const ctx = await testContext()
  const { id } = await keep(ctx, 'aa11')
  await ctx.files.put('gambar/aa11-640.jpg', {
    bytes: Buffer.from('a picture'),
    type: 'image/jpeg',
  })
  await removeFromLibrary(ctx, id)
  await keep(ctx, 'aa11')
  await runJobs(ctx)
  expect(await ctx.files.get('gambar/aa11-640.jpg')).toBeDefined()
})
