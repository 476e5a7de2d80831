import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { addPageViews, forgetPageViewsSchedule, pageViews } from './page-view.server.ts'

test('what processes counted is added up, by steps and since a day', async () => {
  const ctx = await testContext()
  const day = '2026-06-10'
  const page = '/campaign/sumur-desa'
  await addPageViews(ctx.db, [])
  expect(await pageViews(ctx.read, day)).toEqual({ offers: 0, forms: 0 })
  await addPageViews(ctx.db, [
    { day, page, views: 3 },
    { day, page: '/sedekah', views: 2 },
    { day, page: '/donasi-sekarang/sumur-desa', views: 1 },
  ])
  await addPageViews(ctx.db, [{ day: '2026-06-09', page, views: 50 }])
  await addPageViews(ctx.db, [{ day, page, views: 4 }])
  expect(await pageViews(ctx.db, day)).toEqual({ offers: 9, forms: 3 })
  expect(await pageViews(ctx.db, '2026-06-09')).toEqual({ offers: 59, forms: 3 })
})

test('many processes that add the same pages at once lose nothing and wait for nobody for ever', async () => {
  const ctx = await testContext()
  const day = '2026-06-10'
  const pages = Array.from({ length: 20 }, (_, at) => `/campaign/program-${at}`)
  const turns = Array.from({ length: 12 }, (_, at) => (at % 2 ? pages : pages.toReversed()))
  await Promise.all(
    turns.map((order) =>
      addPageViews(
        ctx.db,
        order.map((page) => ({ day, page, views: 2 })),
      ),
    ),
  )
  expect(await pageViews(ctx.db, day)).toEqual({ offers: 12 * 20 * 2, forms: 0 })
})

test('counts are kept for 90 days', async () => {
  const ctx = await testContext({ now: '2026-06-10T05:00:00Z' })
  const page = '/wakaf'
  await addPageViews(ctx.db, [
    { day: '2026-03-11', page, views: 1 },
    { day: '2026-03-12', page, views: 2 },
  ])
  await forgetPageViewsSchedule.run(ctx)
  expect(await pageViews(ctx.db, '2026-01-01')).toEqual({ offers: 2, forms: 0 })
})
