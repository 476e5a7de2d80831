import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { defineJob, enqueue, type Job, type Lane } from './jobs.server.ts'
import { startWorker, type Worker, type WorkerOptions } from './worker.server.ts'

const atOnce: Record<Lane, number> = {
  money: 2,
  receipts: 1,
  codes: 2,
  email: 2,
  news: 1,
  upkeep: 1,
}

/** A worker that stops with its test, also when its jobs hang. */
function workerOf(ctx: TestCtx, options: Partial<WorkerOptions> & { jobs: Job[] }): Worker {
  const worker = startWorker(ctx, { schedules: [], atOnce, ...options })
  onTestFinished(() => worker.stop(0))
  return worker
}

test('letters that hang keep neither payments nor codes waiting', async () => {
  const ctx = await testContext()
  const done = { money: Promise.withResolvers<void>(), codes: Promise.withResolvers<void>() }
  const letter = defineJob({ name: 'test.letter', lane: 'email' }, v.object({}), () => {
    return new Promise<void>(() => {})
  })
  const payment = defineJob({ name: 'test.payment', lane: 'money' }, v.object({}), async () => {
    done.money.resolve()
  })
  const code = defineJob({ name: 'test.code', lane: 'codes' }, v.object({}), async () => {
    done.codes.resolve()
  })
  for (let index = 0; index < 30; index += 1) {
    await enqueue(ctx.db, letter, { payload: {}, now: ctx.now() })
  }
  await enqueue(ctx.db, payment, { payload: {}, now: ctx.now() })
  await enqueue(ctx.db, code, { payload: {}, now: ctx.now() })
  workerOf(ctx, { jobs: [letter, payment, code] })

  await Promise.all([done.money.promise, done.codes.promise])
  const begun = await ctx.db
    .selectFrom('job')
    .where('name', '=', 'test.letter')
    .where('attempts', '>', 0)
    .select('id')
    .execute()
  expect(begun.length).toBeLessThanOrEqual(atOnce.email)
})

test('one payment that hangs does not keep the others waiting', async () => {
  const ctx = await testContext()
  let settled = 0
  const all = Promise.withResolvers<void>()
  const payment = defineJob(
    { name: 'test.payment', lane: 'money' },
    v.object({ hangs: v.boolean() }),
    async (_ctx, { hangs }) => {
      if (hangs) await new Promise(() => {})
      settled += 1
      if (settled === 40) all.resolve()
    },
  )
  await enqueue(ctx.db, payment, { payload: { hangs: true }, now: ctx.now() })
  for (let index = 0; index < 40; index += 1) {
    await enqueue(ctx.db, payment, { payload: { hangs: false }, now: ctx.now() })
  }
  workerOf(ctx, { jobs: [payment] })
  await all.promise
})

test('a worker that is stopped begins nothing more, waits for what ends, and hands on what does not', async () => {
  const ctx = await testContext()
  const began = Promise.withResolvers<void>()
  const ends = Promise.withResolvers<void>()
  const job = defineJob(
    { name: 'test.slow', lane: 'money' },
    v.object({ name: v.string() }),
    async (_ctx, { name }) => {
      if (name === 'hangs') began.resolve()
      await (name === 'hangs' ? new Promise(() => {}) : ends.promise)
    },
  )
  for (const name of ['ends', 'hangs', 'later']) {
    await enqueue(ctx.db, job, { payload: { name }, now: ctx.now() })
    ctx.clock.advance({ seconds: 1 })
  }
  const worker = workerOf(ctx, { jobs: [job] })
  await began.promise
  const stopping = worker.stop(500)
  ends.resolve()
  await stopping

  const rows = await ctx.db.selectFrom('job').selectAll().orderBy('created_at').execute()
  expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1, 0])
  const isDue = rows.map(({ done_at, run_at }) => done_at === null && run_at <= ctx.now())
  expect(isDue).toEqual([false, true, true])
})

test('a job does not wait for a schedule that has much to do', async () => {
  const ctx = await testContext()
  const done = Promise.withResolvers<void>()
  const busy = Promise.withResolvers<void>()
  const job = defineJob({ name: 'uji.cepat', lane: 'upkeep' }, v.object({}), async () => {
    done.resolve()
  })
  const slow = { name: 'uji.lama', everyMs: 3_600_000, run: () => busy.promise }
  await enqueue(ctx.db, job, { payload: {}, now: ctx.now() })
  workerOf(ctx, { jobs: [job], schedules: [slow] })
  await done.promise
  busy.resolve()
})

test('jobs of a lane that is paced begin one after another', async () => {
  const ctx = await testContext()
  const begun: number[] = []
  const all = Promise.withResolvers<void>()
  const news = defineJob({ name: 'test.news', lane: 'news' }, v.object({}), async () => {
    begun.push(performance.now())
    if (begun.length === 4) all.resolve()
  })
  for (let index = 0; index < 4; index += 1)
    await enqueue(ctx.db, news, { payload: {}, now: ctx.now() })
  workerOf(ctx, { jobs: [news], atOnce: { ...atOnce, news: 4 }, everyMs: { news: 150 } })
  await all.promise
  const pauses = begun.slice(1).map((at, index) => at - (begun[index] ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThan(120)
})
