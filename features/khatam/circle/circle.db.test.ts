import { expect, test } from 'vitest'
import { testContext, type TestCtx } from '#tests/context.ts'
import {
  beginCircle,
  changeJuz,
  circleView,
  forgetCirclesSchedule,
  takeJuz,
} from './circle.server.ts'

const HOME = '203.0.113.7'

async function aCircle(ctx: TestCtx, nama = 'Khatam keluarga') {
  const [token, organiser] = [ctx.newPublicId(), ctx.newPublicId()]
  const form = { id: token, kunci: organiser, nama, hingga: '2026-12-10' }
  await beginCircle(ctx, HOME, form)
  // The same form again begins no second one.
  await beginCircle(ctx, HOME, form)
  const as = (key?: string) => ({ token, key })
  const take = (reader: string, juz: number[], key: string) =>
    takeJuz(ctx, HOME, { link: as(), juz, reader, key })
  const change = (juz: number, act: 'selesai' | 'belum' | 'lepas', key?: string) =>
    changeJuz(ctx, HOME, { link: as(key), juz, act })
  return { token, organiser, as, take, change }
}

test('30 juz are shared by a link: each is taken once, marked by its reader, freed by who began it', async () => {
  const ctx = await testContext({ now: '2026-11-28T03:00:00Z' })
  const { organiser, as, take, change } = await aCircle(ctx)
  await aCircle(ctx, 'Khatam lain')
  const [siti, budi] = [ctx.newPublicId(), ctx.newPublicId()]
  await take('Siti', [1, 2, 30], siti)
  await expect(take('Budi', [2, 3], budi)).rejects.toMatchObject({ status: 409 })
  await take('Budi', [3], budi)
  expect((await circleView(ctx, as(siti))).role).toBe('reader')
  await change(1, 'selesai', siti)
  for (const key of [undefined, budi, ctx.newPublicId()])
    await expect(change(2, 'selesai', key)).rejects.toMatchObject({ status: 403 })
  await change(2, 'lepas', organiser)
  await change(3, 'lepas', budi)
  const view = await circleView(ctx, as(organiser))
  expect(view).toMatchObject({ role: 'organiser', done: 1, endsOn: '2027-05-28' })
  expect(view.juz.filter(({ taken }) => taken).map(({ juz }) => juz)).toEqual([1, 30])
  const guest = await circleView(ctx, as())
  expect(guest.role).toBe('guest')
  expect(guest.juz.every(({ taken }) => !taken?.isMine)).toBe(true)
  // Nothing that opens anything is in the database.
  const rows = JSON.stringify(await ctx.db.selectFrom('khatam_circle').selectAll().execute())
  expect(rows).not.toContain(organiser)
})

test('after the last day a juz left unread may be taken over, a read one never', async () => {
  const ctx = await testContext({ now: '2026-11-28T03:00:00Z' })
  const { as, take, change } = await aCircle(ctx)
  const [siti, budi] = [ctx.newPublicId(), ctx.newPublicId()]
  await take('Siti', [1, 2], siti)
  await change(1, 'selesai', siti)
  ctx.clock.advance({ days: 13 })
  await expect(take('Budi', [1], budi)).rejects.toMatchObject({ status: 409 })
  await take('Budi', [2], budi)
  const { juz } = await circleView(ctx, as(budi))
  expect(juz[1]?.taken).toEqual({ reader: 'Budi', isMine: true, isDone: false })
  const rest = Array.from({ length: 28 }, (_, each) => each + 3)
  await take('Budi', rest, budi)
  for (const each of [2, ...rest]) await change(each, 'selesai', budi)
  expect((await circleView(ctx, as())).done).toBe(30)
})

test('many who take one juz at once: one gets it; links that are none, or whose time is over, open nothing', async () => {
  const ctx = await testContext({ now: '2026-11-28T03:00:00Z' })
  const { token, as, take } = await aCircle(ctx)
  const tries = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((name) => take(name, [7], ctx.newPublicId())),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const far = { id: ctx.newPublicId(), kunci: ctx.newPublicId(), nama: 'x', hingga: '2027-12-01' }
  await expect(beginCircle(ctx, HOME, far)).rejects.toMatchObject({ status: 422 })
  for (const wrong of ['', 'x', ctx.newPublicId(), `${token}'`])
    await expect(circleView(ctx, { token: wrong, key: undefined })).rejects.toMatchObject({
      status: 404,
    })
  ctx.clock.advance({ days: 182 })
  await expect(circleView(ctx, as())).rejects.toMatchObject({ status: 404 })
  await forgetCirclesSchedule.run(ctx)
  expect(await ctx.db.selectFrom('khatam_circle_juz').select('juz').execute()).toEqual([])
})
