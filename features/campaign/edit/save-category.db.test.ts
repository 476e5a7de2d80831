import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { createCategory, listEditedCategories, saveCategory } from './save-category.server.ts'
import { listCategories } from '../queries.server.ts'

const form = { version: 0, name: 'Air Bersih', description: 'Sumur dan pipa.', position: 2 }

test('a category gets its address from its name and keeps it when it is renamed', async () => {
  const ctx = await testContext()
  const id = await createCategory(ctx, form)
  await makeCampaign(ctx, { category: 'air-bersih' })
  await saveCategory(ctx, { id, form: { ...form, version: 1, name: 'Air', position: 1 } })
  expect(await listEditedCategories(ctx.db)).toEqual([
    {
      id,
      version: 2,
      slug: 'air-bersih',
      name: 'Air',
      description: 'Sumur dan pipa.',
      position: 1,
      campaigns: 1,
    },
  ])
  expect(await listCategories(ctx.db)).toEqual([
    { slug: 'air-bersih', name: 'Air', description: 'Sumur dan pipa.' },
  ])
  expect(ctx.purged).toContain('/category/')
})

test('a category of a taken name, an old form and an unknown id are refused', async () => {
  const ctx = await testContext()
  const id = await createCategory(ctx, form)
  await expect(createCategory(ctx, form)).rejects.toMatchObject({
    code: 'campaign/category-slug-taken',
  })
  await expect(saveCategory(ctx, { id, form: { ...form, version: 7 } })).rejects.toMatchObject({
    status: 409,
  })
  await expect(saveCategory(ctx, { id: ctx.newId(), form })).rejects.toMatchObject({ status: 404 })
})
