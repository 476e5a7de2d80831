import { getEventListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { aCharge, aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { STREAM_LIMITS, takeSeat } from './status-streams.server.ts'
import { notifyWatchers } from '#features/charge/status-watch.server.ts'

const listening = new AbortController().signal
const network = '203.0.113.0/24'

test('pages that came and left take no place in the process', async () => {
  const ctx = await payingContext()
  const publicId = await aDonation(ctx)
  const stays = await takeSeat(ctx, { publicId, network: '198.51.100.0/24' })
  for (let visits = 0; visits <= STREAM_LIMITS.perProcess; visits += 1)
    (await takeSeat(ctx, { publicId, network })).leave()
  stays.leave()
})

test('a process has so many places in all, for whatever donations, and one that is left is free again', async () => {
  const ctx = await payingContext()
  const { perProcess } = STREAM_LIMITS
  onTestFinished(() => void Object.assign(STREAM_LIMITS, { perProcess }))
  Object.assign(STREAM_LIMITS, { perProcess: 3 })
  const sit = async () => await takeSeat(ctx, { publicId: await aDonation(ctx), network })
  const seats = [await sit(), await sit(), await sit()]
  await expect(sit()).rejects.toMatchObject({ status: 429 })
  seats.pop()?.leave()
  seats.push(await sit())
  await expect(sit()).rejects.toMatchObject({ status: 429 })
  for (const seat of seats) seat.leave()
})

test('after the last page has left, the next one hears of changes again', async () => {
  const ctx = await payingContext()
  const { donationId: publicId } = await aCharge(ctx)
  ;(await takeSeat(ctx, { publicId, network })).leave()
  const seat = await takeSeat(ctx, { publicId, network })
  const news = seat.news(listening)
  expect((await news.next()).value).toMatchObject({ status: 'awaiting_payment' })
  const next = news.next()
  await ctx.sandbox.drive(publicId, 'pay')
  await runJobs(ctx)
  expect((await next).value).toMatchObject({ status: 'paid' })
  seat.leave()
})

test('a page that opens beside one that has heard of a change begins with it', async () => {
  const ctx = await payingContext()
  const { donationId: publicId } = await aCharge(ctx)
  const first = await takeSeat(ctx, { publicId, network })
  const news = first.news(listening)
  await news.next()
  const next = news.next()
  await ctx.sandbox.drive(publicId, 'pay')
  await runJobs(ctx)
  expect((await next).value).toMatchObject({ status: 'paid' })
  const second = await takeSeat(ctx, { publicId, network })
  const { value } = await second.news(listening).next()
  expect(value).toMatchObject({ status: 'paid' })
  for (const seat of [first, second]) seat.leave()
})

test('however often a page asks for an unknown donation, it is told so and takes no place', async () => {
  const ctx = await payingContext()
  const publicId = ctx.newPublicId()
  for (let visits = 0; visits <= STREAM_LIMITS.perDonation; visits += 1)
    await expect(takeSeat(ctx, { publicId, network })).rejects.toMatchObject({ status: 404 })
})

test('a page that leaves ends its news', async () => {
  const ctx = await payingContext()
  const publicId = await aDonation(ctx)
  const seat = await takeSeat(ctx, { publicId, network })
  const news = seat.news(listening)
  await news.next()
  const waiting = news.next()
  seat.leave()
  expect((await waiting).done).toBe(true)
})

test('a page that has left hears nothing more, not even what is known already', async () => {
  const ctx = await payingContext()
  const seat = await takeSeat(ctx, { publicId: await aDonation(ctx), network })
  expect(await seat.news(AbortSignal.abort()).next()).toEqual({ done: true, value: undefined })
  seat.leave()
})

test('news that have ended hold on to nothing of the connection', async () => {
  const ctx = await payingContext()
  const seat = await takeSeat(ctx, { publicId: await aDonation(ctx), network })
  const { signal } = new AbortController()
  const news = seat.news(signal)
  await news.next()
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await news.return(undefined)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  seat.leave()
})

test('what changes while a page is still reading is told at once, and not with the next look', async () => {
  const ctx = await payingContext()
  const publicId = await aDonation(ctx)
  const slow = await takeSeat(ctx, { publicId, network })
  const news = slow.news(listening)
  expect(await news.next()).toMatchObject({ value: { status: 'awaiting_payment' } })
  const quick = await takeSeat(ctx, { publicId, network })
  const newsOfQuick = quick.news(listening)
  await newsOfQuick.next()
  const changed = newsOfQuick.next()
  await ctx.db.updateTable('donation').set({ status: 'expired' }).execute()
  notifyWatchers(publicId)
  expect(await changed).toMatchObject({ value: { status: 'expired' } })
  // Nothing further comes: no look is answered any more.
  ctx.db = ctx.db.withPlugin({
    transformQuery: () => {
      throw new Error('the connection is gone')
    },
    transformResult: async ({ result }) => result,
  })
  const told = await Promise.race([news.next(), wait(8_000, 'nothing', { ref: false })])
  expect(told).toMatchObject({ value: { status: 'expired' } })
  for (const seat of [slow, quick]) seat.leave()
})
