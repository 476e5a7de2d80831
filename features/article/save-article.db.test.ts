import { expect, test } from 'vitest'
import { anArticle, makeArticle } from '#tests/articles.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { findArticle, listArticles, publishedArticles, relatedArticles } from './queries.server.ts'
import { publishArticle, saveArticle, withdrawArticle } from './save-article.server.ts'

test('a draft, a scheduled and a withdrawn article are at no door; a published one is at all', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const now = ctx.now()
  await saveArticle(ctx, anArticle({ slug: 'konsep', title: 'Rahasia konsep' }), { by })
  const tomorrow = new Date(now.getTime() + 86_400_000)
  await makeArticle(ctx, { slug: 'besok', title: 'Rahasia besok', at: tomorrow })
  const gone = await makeArticle(ctx, { slug: 'ditarik', title: 'Rahasia ditarik' })
  await withdrawArticle(ctx, gone, { by })
  const out = await makeArticle(ctx, { slug: 'terbit', title: 'Kabar terbit', isFeatured: true })

  const slugs = async (filter: object) =>
    (await listArticles(ctx.db, { now, ...filter })).items.map(({ slug }) => slug)
  expect(await slugs({})).toEqual(['terbit'])
  expect(await slugs({ q: 'rahasia' })).toEqual([])
  expect(await slugs({ category: 'kabar-program', isFeatured: true })).toEqual(['terbit'])
  expect((await publishedArticles(ctx.db, now)).map(({ slug }) => slug)).toEqual(['terbit'])
  const related = await relatedArticles(ctx.db, { id: out, category: 'kabar-program' }, { now })
  expect(related).toEqual([])
  expect(await findArticle(ctx.db, 'konsep', now)).toBeUndefined()
  expect(await findArticle(ctx.db, 'besok', now)).toBeUndefined()
  await expect(findArticle(ctx.db, 'ditarik', now)).rejects.toMatchObject({ status: 410 })
  expect(await findArticle(ctx.db, 'terbit', now)).toMatchObject({ kind: 'found' })
  // Time alone makes it public.
  expect(await findArticle(ctx.db, 'besok', tomorrow)).toMatchObject({ kind: 'found' })
})

test('the body is cleaned when it is saved, its words are kept, and every hand is remembered', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const body = '<h2>Awal</h2><p onclick="x()">Satu <b>dua</b></p><script>alert(1)</script>'
  const id = await saveArticle(ctx, anArticle({ body }), { by })
  await publishArticle(ctx, { id }, { by })
  const other = ctx.newId()
  await saveArticle(ctx, { ...anArticle({ body: '<p>Baru</p>' }), id }, { by: other })
  const versions = await ctx.db
    .selectFrom('article_version')
    .select(['version', 'status', 'saved_by', 'content'])
    .orderBy('version')
    .execute()
  expect(versions.map(({ version, status, saved_by }) => [version, status, saved_by])).toEqual([
    [1, 'draft', by],
    [2, 'published', by],
    [3, 'published', other],
  ])
  expect(versions[0]?.content).toMatchObject({
    body: '<h2>Awal</h2><p>Satu <strong>dua</strong></p>',
    words: 3,
  })
  expect(ctx.purged).toContain('/news')
  await expect(ctx.db.deleteFrom('article_version').execute()).rejects.toThrow()
})

test('a changed slug redirects, and no slug means an article and a campaign', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  const id = await makeArticle(ctx, { slug: 'lama', campaignSlug: 'sumur-desa' })
  await saveArticle(ctx, { ...anArticle({ slug: 'baru', campaignSlug: 'sumur-desa' }), id }, { by })
  expect(await findArticle(ctx.db, 'lama', ctx.now())).toEqual({ kind: 'renamed', slug: 'baru' })
  expect(await findArticle(ctx.db, 'baru', ctx.now())).toMatchObject({
    article: { campaignSlug: 'sumur-desa' },
  })
  const taken = { code: 'article/slug-taken', status: 409 }
  for (const slug of ['sumur-desa', 'lama', 'baru']) {
    await expect(saveArticle(ctx, anArticle({ slug }), { by }), slug).rejects.toMatchObject(taken)
  }
  await expect(makeCampaign(ctx, { slug: 'lama' })).rejects.toThrow()
})

test('a photograph takes the cover’s place, with words for who cannot see it', async () => {
  const ctx = await testContext()
  const photo = { key: 'gambar/0a', width: 960, height: 540, widths: [320, 960], colour: '#aabbcc' }
  await makeArticle(ctx, { slug: 'berfoto', picture: { ...photo, alt: 'Sumur di tepi sawah' } })
  const { items } = await listArticles(ctx.db, { now: ctx.now() })
  expect(items[0]?.picture).toEqual({ ...photo, alt: 'Sumur di tepi sawah' })
  const without = { ...photo, alt: ' ' }
  await expect(makeArticle(ctx, { slug: 'lain', picture: without })).rejects.toMatchObject({
    fields: { picture: 'Keterangan gambar belum ditulis.' },
  })
})

test('what is not an article is refused field by field', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const refused = (given: object) =>
    saveArticle(ctx, anArticle(given), { by }).then(
      () => [],
      (refusal: { fields?: object }) => Object.keys(refusal.fields ?? {}),
    )
  expect(await refused({ slug: 'Tidak Baik', title: ' ' })).toEqual(['title', 'slug'])
  expect(await refused({ body: '<script>1</script>' })).toEqual(['body'])
  expect(await refused({ campaignSlug: 'tidak-ada' })).toEqual(['campaignSlug'])
  expect(await refused({ category: 'gosip' })).toEqual(['category'])
  await expect(withdrawArticle(ctx, ctx.newId(), { by })).rejects.toMatchObject({ status: 404 })
})

test('a list is searched by words, has pages, and heeds signs of SQL as words', async () => {
  const ctx = await testContext()
  const now = ctx.now()
  for (const number of [1, 2, 3]) {
    const at = new Date(now.getTime() - number * 60_000)
    await makeArticle(ctx, { slug: `artikel-${number}`, title: `Zakat ${number}`, at })
  }
  const list = (filter: object) => listArticles(ctx.db, { now, ...filter })
  expect(await list({ limit: 2 })).toMatchObject({
    items: [{ slug: 'artikel-1' }, { slug: 'artikel-2' }],
    total: 3,
  })
  expect(await list({ limit: 2, page: 2 })).toMatchObject({ items: [{ slug: 'artikel-3' }] })
  expect(await list({ limit: 2, page: 9 })).toEqual({ items: [], total: 3 })
  expect((await list({ q: 'ZAKAT mengalir' })).total).toBe(3)
  expect((await list({ q: '%' })).total).toBe(0)
  expect((await list({ q: "'; drop table article" })).total).toBe(0)
  expect((await list({ except: 'artikel-1' })).total).toBe(2)
})
