import { beforeAll, expect, test } from 'vitest'
import { typedCampaign } from '#tests/campaigns.ts'
import { testContext } from '#tests/context.ts'
import { aPhoto, deskFor } from '#tests/desk/desk-people.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('a category and a photo are made within the form of a programme, and what was typed stays', async () => {
  const ctx = await testContext()
  const { join } = await deskFor(ctx)
  const writer = await join('program')
  const typed = typedCampaign('', { title: 'Sumur yang diketik' })
  const named = { ...typed, newName: 'Air bersih', newDescription: 'Sumur dan pipa.' }
  const lacking = { ...named, newDescription: '' }
  const refused = await writer.send('/kelola/program/baru?aksi=kategori', lacking)
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('belum diisi')])
  const made = await writer.send('/kelola/program/baru?aksi=kategori', named)
  expect(made.status).toBe(200)
  expect(made.html).toContain('value="Sumur yang diketik"')
  expect(made.html).toContain('Kategorinya dibuat dan terpilih')
  const [, categoryId = ''] =
    /<option value="([0-9a-f-]{36})" selected="">Air bersih/.exec(made.html) ?? []
  expect(categoryId).not.toBe('')

  const photo = await aPhoto()
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, categoryId })) form.set(name, value)
  const renamed = { berkas: 'newFile', alt: 'newAlt', credit: 'newCredit', licence: 'newLicence' }
  for (const [name, own] of Object.entries(renamed)) form.set(own, photo.get(name) ?? '')
  const shown = await writer.send('/kelola/program/baru?aksi=foto', form)
  expect(shown.html).toContain('Fotonya masuk pustaka dan terpilih')
  const [, photoId = ''] =
    /name="photoId"[^>]*checked=""[^>]*value="([0-9a-f-]{36})"/.exec(shown.html) ?? []
  expect(photoId).not.toBe('')
  const saved = await writer.send('/kelola/program/baru?aksi=simpan', {
    ...typed,
    categoryId,
    photoId,
  })
  expect(saved.status).toBe(303)
  const campaign = await ctx.db.selectFrom('campaign').select('title').executeTakeFirst()
  expect(campaign?.title).toBe('Sumur yang diketik')
})
