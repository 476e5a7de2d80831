import { expect, test } from 'vitest'
import { aCharge, aDonation, payingContext, runJobs } from '#tests/payments.ts'
import { STREAM_LIMITS, takeSeat } from './status-streams.server.ts'

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
