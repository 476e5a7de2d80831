import { expect, test } from 'vitest'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { anArticle, makeArticle } from '#tests/articles.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { getDeskArticle, listArticleVersions, listDeskArticles } from './desk-queries.server.ts'
import { showScheduledJob } from './jobs.server.ts'
import { publishArticle, saveArticle, withdrawArticle } from './save-article.server.ts'

test('the desk lists articles of every state, the last changed first, and finds them by words', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const start = ctx.now()
  const later = (minutes: number) => ctx.clock.set(new Date(start.getTime() + minutes * 60_000))
  await saveArticle(ctx, anArticle({ slug: 'konsep', title: 'Konsep' }), { by })
  later(1)
  const out = await makeArticle(ctx, { slug: 'terbit', title: 'Kabar Terbit' })
  later(2)
  const tomorrow = new Date(start.getTime() + 86_400_000)
  await makeArticle(ctx, { slug: 'besok', title: 'Besok', at: tomorrow })
  later(3)
  await withdrawArticle(ctx, await makeArticle(ctx, { slug: 'ditarik', title: 'Ditarik' }), { by })
  const now = ctx.now()
  const list = async (filter: object = {}) => {
    const { items } = await listDeskArticles(ctx.db, { now, ...filter })
    return items.map(({ slug, state }) => `${slug} ${state}`)
  }
  expect(await list()).toEqual([
    'ditarik withdrawn',
    'besok scheduled',
    'terbit published',
    'konsep draft',
  ])
  for (const state of ['draft', 'scheduled', 'published', 'withdrawn'] as const) {
    expect(await list({ state })).toHaveLength(1)
  }
  expect(await list({ q: 'KABAR' })).toEqual(['terbit published'])
  expect(await list({ q: '%' })).toEqual([])

  const first = await listDeskArticles(ctx.db, { now, limit: 3 })
  const rest = await listDeskArticles(ctx.db, { now, limit: 3, after: first.next ?? '' })
  expect(rest).toMatchObject({ items: [{ slug: 'konsep' }], next: undefined })
  expect(await list({ after: "1.'; drop table article" })).toHaveLength(4)
  expect(await getDeskArticle(ctx.db, out, now)).toMatchObject({ slug: 'terbit', campaignSlug: '' })
  for (const id of [ctx.newId(), 'bukan-id']) {
    await expect(getDeskArticle(ctx.db, id, now)).rejects.toMatchObject({ status: 404 })
  }
})

test('an edited article names its campaign, and each version names the hand that saved it', async () => {
  const ctx = await testContext()
  const { id: by } = await aStaff(ctx, 'editor', 'Rina')
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  const id = await saveArticle(ctx, anArticle({ campaignSlug: 'sumur-desa' }), { by })
  await saveArticle(ctx, { ...anArticle({ title: 'Judul baru' }), id }, { by })
  expect(await getDeskArticle(ctx.db, id, ctx.now())).toMatchObject({
    title: 'Judul baru',
    campaignSlug: '',
    body: '<p>Air mengalir sejak pagi.</p>',
  })
  expect(await listArticleVersions(ctx.db, id)).toMatchObject([
    { version: 2, title: 'Judul baru', savedBy: 'Rina' },
    { version: 1, title: 'Sumur pertama mengalir', status: 'draft', savedBy: 'Rina' },
  ])
})

test('at the hour of its schedule an article is public and the pages that list it are dropped', async () => {
  const ctx = await testContext({ now: '2026-12-01T00:00:00Z' })
  const by = ctx.newId()
  const id = await saveArticle(ctx, anArticle(), { by })
  await publishArticle(ctx, { id, at: new Date('2026-12-01T05:00:00Z') }, { by })
  ctx.purged.length = 0
  const jobs = new Map([[showScheduledJob.name, showScheduledJob]])
  expect(await runDueJobs(ctx, jobs)).toBe(0)
  ctx.clock.set('2026-12-01T05:00:00Z')
  expect(await runDueJobs(ctx, jobs)).toBe(1)
  expect(ctx.purged).toContain('/news')
  await publishArticle(ctx, { id }, { by })
  expect(await runDueJobs(ctx, jobs)).toBe(0)
})
