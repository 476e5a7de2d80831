import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, aDonation, payingContext } from '#tests/money/payments.ts'
import { type Seat, takeSeat } from './status-streams.server.ts'
import { notifyWatchers } from '#features/charge/status-watch.server.ts'

// The database answers in its own time; only the streams' own clock is set.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const network = '203.0.113.0/24'
const listening = new AbortController().signal

/** Counts the statements that look at watched donations; with `isAway` the database refuses them. */
function watching(ctx: TestCtx) {
  const seen = { looks: 0, isAway: false }
  ctx.db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"distinctOn"')) {
        seen.looks += 1
        if (seen.isAway) throw new Error('the connection is gone')
      }
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return seen
}

/** Lets time pass for the streams, tick by tick, and each look come to its end. */
async function pass(ctx: TestCtx, seconds: number): Promise<void> {
  for (let ticks = 0; ticks < seconds * 2; ticks += 1) {
    vi.advanceTimersByTime(500)
    await ctx.db.selectFrom('charge').select('id').limit(1).execute()
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const ofTheMachine = setTimeout

async function aSeat(ctx: TestCtx, publicId: string): Promise<Seat> {
  const seat = await takeSeat(ctx, { publicId, network })
  await new Promise((resolve) => setTimeout(resolve, 2))
  return seat
}

test('a page is looked at every three seconds at first, and ever more seldom, down to every fifteen', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const seen = watching(ctx)
  const seat = await aSeat(ctx, donationId)
  await pass(ctx, 2.5)
  expect(seen.looks).toBe(0)
  await pass(ctx, 0.5)
  expect(seen.looks).toBe(1)
  await pass(ctx, 2.5)
  expect(seen.looks).toBe(1)
  await pass(ctx, 1)
  expect(seen.looks).toBe(2)
  vi.advanceTimersByTime(600_000)
  await pass(ctx, 20)
  const before = seen.looks
  await pass(ctx, 60)
  expect(seen.looks - before).toBe(4)
  seat.leave()
})

test('a new page of a donation begins the short looks again', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const seen = watching(ctx)
  const first = await aSeat(ctx, donationId)
  vi.advanceTimersByTime(600_000)
  await pass(ctx, 20)
  const second = await aSeat(ctx, donationId)
  await pass(ctx, 15)
  const before = seen.looks
  await pass(ctx, 8)
  expect(seen.looks - before).toBeGreaterThanOrEqual(2)
  for (const seat of [first, second]) seat.leave()
})

test('while the database is away it is asked every five seconds, and the log has one line for each outage', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const seen = watching(ctx)
  const seat = await aSeat(ctx, donationId)
  const blind = () => ctx.logged.filter(({ event }) => event === 'payment.streams-blind').length
  seen.isAway = true
  await pass(ctx, 3)
  expect([seen.looks, blind()]).toEqual([1, 1])
  await pass(ctx, 4.5)
  expect(seen.looks).toBe(1)
  await pass(ctx, 0.5)
  expect([seen.looks, blind()]).toEqual([2, 1])
  seen.isAway = false
  await pass(ctx, 5)
  expect([seen.looks, blind()]).toEqual([3, 1])
  seen.isAway = true
  await pass(ctx, 5)
  expect(blind()).toBe(2)
  seat.leave()
})

test('once the last page has left nothing is looked at any more, and no timer is left', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const other = await aDonation(ctx)
  const seen = watching(ctx)
  const seats = [
    await aSeat(ctx, donationId),
    await aSeat(ctx, donationId),
    await aSeat(ctx, other),
  ]
  expect(vi.getTimerCount()).toBe(1)
  for (const seat of seats.splice(0, 2)) seat.leave()
  expect(vi.getTimerCount()).toBe(1)
  for (const seat of seats) seat.leave()
  expect(vi.getTimerCount()).toBe(0)
  const again = await aSeat(ctx, donationId)
  expect(vi.getTimerCount()).toBe(1)
  again.leave()
  again.leave()
  await pass(ctx, 4)
  expect(seen.looks).toBe(0)
})

test('a page that stays hears of changes after another page of its donation has left', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const stays = await aSeat(ctx, donationId)
  const leaves = await aSeat(ctx, donationId)
  const news = stays.news(listening)
  await news.next()
  leaves.leave()
  const next = news.next()
  await ctx.db.updateTable('donation').set({ status: 'cancelled' }).execute()
  await pass(ctx, 4)
  expect((await next).value).toMatchObject({ status: 'cancelled' })
  expect((await news.next()).done).toBe(true)
  stays.leave()
})

test('between changes a page gets a sign of life every fifteen seconds, and its end after half an hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const ctx = await payingContext()
  const publicId = await aDonation(ctx)
  // The process runs longer than any page may stay.
  vi.advanceTimersByTime(45 * 60_000)
  const seen = watching(ctx)
  const seat = await takeSeat(ctx, { publicId, network })
  const news = seat.news(listening)
  expect((await news.next()).value).toMatchObject({ status: 'awaiting_payment' })
  for (let signs = 0; signs < 2; signs += 1) {
    let isHere = false
    const next = news.next().finally(() => (isHere = true))
    await vi.advanceTimersByTimeAsync(14_900)
    expect(isHere).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect((await next).value).toBe('heartbeat')
    // What is read again and stays the same is no news after a sign of life either.
    const looks = seen.looks
    notifyWatchers(publicId)
    for (let tries = 0; seen.looks === looks && tries < 10_000; tries += 1) await turn()
    expect(seen.looks).toBe(looks + 1)
    await new Promise((resolve) => ofTheMachine(resolve, 100))
  }
  await vi.advanceTimersByTimeAsync(30 * 60_000)
  expect((await news.next()).value).toBeUndefined()
  seat.leave()
})

test('the page of a donation that is there no more hears its end', async () => {
  const ctx = await payingContext()
  const publicId = await aDonation(ctx)
  const seat = await aSeat(ctx, publicId)
  const news = seat.news(listening)
  await news.next()
  const next = news.next()
  await ctx.db.deleteFrom('donation').execute()
  await pass(ctx, 4)
  expect(await next).toEqual({ done: true, value: undefined })
  seat.leave()
})

test('a page that left while it was read gets nothing more, at once', async () => {
  const ctx = await payingContext()
  const seat = await takeSeat(ctx, { publicId: await aDonation(ctx), network })
  const news = seat.news(listening)
  await news.next()
  seat.leave()
  expect((await news.next()).done).toBe(true)
})

test('a status that stays is told once, and a page that goes away ends its news at once', async () => {
  const ctx = await payingContext()
  const publicId = await aDonation(ctx)
  const seen = watching(ctx)
  const seat = await aSeat(ctx, publicId)
  const page = new AbortController()
  const news = seat.news(page.signal)
  expect((await news.next()).value).toMatchObject({ status: 'awaiting_payment' })
  const told: unknown[] = []
  void (async () => told.push(await news.next()))()
  // Each change is looked at, also one that the page does not show.
  notifyWatchers(publicId)
  while (seen.looks === 0) await new Promise((resolve) => setTimeout(resolve, 2))
  await pass(ctx, 1)
  expect([seen.looks, told]).toEqual([1, []])
  page.abort()
  await new Promise((resolve) => setTimeout(resolve, 2))
  expect(told).toEqual([{ done: true, value: undefined }])
  seat.leave()
})
