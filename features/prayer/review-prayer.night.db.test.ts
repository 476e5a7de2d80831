import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { givePaid, makePrayer } from '#tests/prayers.ts'
import { publishPrayers } from './publish-prayers.server.ts'
import { listPrayers } from './queries.server.ts'
import { reportPrayer } from './report-prayer.server.ts'
import { listHiddenPrayers, reviewPrayer } from './review-prayer.server.ts'

const networks = [1, 2, 3, 4, 5, 6].map((part) => `198.51.${part}.7`)

async function reportFrom(ctx: TestCtx, prayerId: string, addresses: string[]) {
  for (const address of addresses) {
    await reportPrayer(ctx, { prayerId, person: `tamu:${address}`, address })
  }
}

async function aReportedPrayer() {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const id = await makePrayer(ctx, { prayer: 'Semoga lekas sembuh.' })
  await reportFrom(ctx, id, networks.slice(0, 5))
  ctx.purged.length = 0
  return { ctx, id }
}

test('a prayer hidden by reports comes back, and no further report hides it', async () => {
  const { ctx, id } = await aReportedPrayer()
  expect(await listHiddenPrayers(ctx.db)).toMatchObject({
    items: [{ id, text: 'Semoga lekas sembuh.', hiddenFor: 'reports', reports: 5, networks: 5 }],
    next: undefined,
  })
  await reviewPrayer(ctx, { id, isShown: true })

  expect((await listPrayers(ctx.db)).items).toMatchObject([{ id }])
  expect((await listHiddenPrayers(ctx.db)).items).toEqual([])
  expect(ctx.purged).toContain('/doa-orang-baik/')
  await reportFrom(ctx, id, networks.slice(5))
  expect((await listPrayers(ctx.db)).items).toHaveLength(1)
  const again = reviewPrayer(ctx, { id, isShown: true })
  await expect(again).rejects.toMatchObject({ code: 'prayer/not-found' })
})

test('a prayer that is left hidden leaves the list of those to read, and can still come back', async () => {
  const { ctx, id } = await aReportedPrayer()
  await reviewPrayer(ctx, { id, isShown: false })
  expect(await listHiddenPrayers(ctx.db)).toEqual({ items: [], next: undefined })
  expect(await listHiddenPrayers(ctx.db, { isReviewed: true })).toMatchObject({ items: [{ id }] })
  expect(ctx.purged).toEqual([])
  await reviewPrayer(ctx, { id, isShown: true })
  expect((await listPrayers(ctx.db)).items).toHaveLength(1)
})

test('a prayer with nothing but a link in it is not shown', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  await givePaid(ctx, { prayer: 'https://contoh.test/1234567890', showsPrayer: true })
  await publishPrayers(ctx)
  const { items } = await listHiddenPrayers(ctx.db)
  expect(items).toMatchObject([{ hiddenFor: 'empty' }])
  const id = items[0]?.id ?? ''
  await expect(reviewPrayer(ctx, { id, isShown: true })).rejects.toMatchObject({ status: 422 })
  await expect(reviewPrayer(ctx, { id: 'X', isShown: true })).rejects.toMatchObject({ status: 404 })
  expect(await listHiddenPrayers(ctx.db)).toMatchObject({ items: [{ id, text: '' }] })
})

test('hidden prayers come in pages, latest first; a strange page is the first', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const start = ctx.now().getTime()
  for (const minute of [0, 1, 2]) {
    ctx.clock.set(new Date(start + minute * 60_000))
    await givePaid(ctx, { prayer: `judi online ${minute}`, showsPrayer: true })
  }
  await publishPrayers(ctx)
  const first = await listHiddenPrayers(ctx.db, { limit: 2 })
  expect(first.items.map(({ text }) => text)).toEqual(['judi online 2', 'judi online 1'])
  const rest = await listHiddenPrayers(ctx.db, { limit: 2, after: first.next ?? '' })
  expect(rest).toMatchObject({ items: [{ text: 'judi online 0' }], next: undefined })
  expect((await listHiddenPrayers(ctx.db, { after: "kemarin.'x" })).items).toHaveLength(3)
  const oldest = await listHiddenPrayers(ctx.db, { limit: 2, isOldestFirst: true })
  expect(oldest.items.map(({ text }) => text)).toEqual(['judi online 0', 'judi online 1'])
  const last = { limit: 2, isOldestFirst: true, after: oldest.next ?? '' }
  expect((await listHiddenPrayers(ctx.db, last)).items).toMatchObject([{ text: 'judi online 2' }])
})
