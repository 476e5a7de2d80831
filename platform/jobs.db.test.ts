import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { inTransaction } from './db/connect.server.ts'
import {
  defineJob,
  enqueue,
  type Job,
  releaseLeases,
  runDueJobs,
  startWorker,
} from './jobs.server.ts'

const greeting = v.object({ name: v.string() })

function jobThat(run: (name: string) => Promise<void>): Job<{ name: string }> {
  return defineJob('test.greet', greeting, (_ctx, { name }) => run(name))
}

function registry(job: Job<{ name: string }>): ReadonlyMap<string, Job> {
  return new Map([[job.name, job]])
}

test('a job whose transaction was rolled back never runs', async () => {
  const ctx = await testContext()
  const greeted: string[] = []
  const job = jobThat(async (name) => void greeted.push(name))

  await inTransaction(ctx.db, async (tx) => {
    await enqueue(tx, job, { payload: { name: 'Siti' }, now: ctx.now() })
    throw new Error('the money did not come')
  }).catch(() => {})
  await runDueJobs(ctx, registry(job))

  expect(greeted).toEqual([])
})

test('two workers that look at the same time run each job once', async () => {
  const ctx = await testContext()
  const greeted: string[] = []
  const job = jobThat(async (name) => void greeted.push(name))
  const names = Array.from({ length: 30 }, (_, index) => `donatur-${index}`)
  for (const name of names) await enqueue(ctx.db, job, { payload: { name }, now: ctx.now() })

  await Promise.all([1, 2, 3].map(() => runDueJobs(ctx, registry(job))))

  expect(greeted.toSorted()).toEqual(names.toSorted())
})

test('jobs run side by side, no more than asked for, and each is marked done', async () => {
  const ctx = await testContext()
  let running = 0
  let most = 0
  const job = jobThat(async (name) => {
    running += 1
    most = Math.max(most, running)
    await wait(5)
    running -= 1
    if (name === 'donatur-7') throw new Error('mail is away')
  })
  const names = Array.from({ length: 20 }, (_, index) => `donatur-${index}`)
  for (const name of names) await enqueue(ctx.db, job, { payload: { name }, now: ctx.now() })

  expect(await runDueJobs(ctx, registry(job), 4)).toBe(20)

  expect(most).toBe(4)
  const left = await ctx.db
    .selectFrom('job')
    .where('done_at', 'is', null)
    .select('payload')
    .execute()
  expect(left).toEqual([{ payload: { name: 'donatur-7' } }])
})

test('a job whose mark cannot be written is run again after its lease', async () => {
  const ctx = await testContext()
  const greeted: string[] = []
  const job = jobThat(async (name) => void greeted.push(name))
  await enqueue(ctx.db, job, { payload: { name: 'Siti' }, now: ctx.now() })
  let isAway = false
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway && node.kind === 'UpdateQueryNode') throw new Error('the database is away')
      return node
    },
    transformResult: async ({ result }) => {
      isAway = true
      return result
    },
  })
  await expect(runDueJobs({ ...ctx, db }, registry(job))).rejects.toThrow('away')
  ctx.clock.advance({ minutes: 2 })
  await runDueJobs(ctx, registry(job))
  expect(greeted).toEqual(['Siti', 'Siti'])
})

test('an unfinished job with the same key is not written twice, a finished one may come again', async () => {
  const ctx = await testContext()
  const greeted: string[] = []
  const job = jobThat(async (name) => void greeted.push(name))
  const add = () => enqueue(ctx.db, job, { payload: { name: 'Siti' }, now: ctx.now(), key: 'siti' })

  await add()
  await add()
  await runDueJobs(ctx, registry(job))
  expect(greeted).toEqual(['Siti'])

  await add()
  await runDueJobs(ctx, registry(job))
  expect(greeted).toEqual(['Siti', 'Siti'])
})

test('a job that fails waits longer each time, and after twelve times it is dead and visible', async () => {
  const ctx = await testContext()
  const job = jobThat(() => Promise.reject(new Error('mail is away')))
  await enqueue(ctx.db, job, { payload: { name: 'Siti' }, now: ctx.now() })

  expect(await runDueJobs(ctx, registry(job))).toBe(1)
  expect(await runDueJobs(ctx, registry(job))).toBe(0)
  for (let attempt = 2; attempt <= 12; attempt++) {
    ctx.clock.advance({ hours: 1 })
    expect(await runDueJobs(ctx, registry(job))).toBe(1)
  }
  ctx.clock.advance({ days: 1 })
  expect(await runDueJobs(ctx, registry(job))).toBe(0)

  const row = await ctx.db.selectFrom('job').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ attempts: 12, last_error: 'mail is away', done_at: null })
  expect(row.dead_at).not.toBeNull()
})

test('a job that was being run when its process died is run again when its lease is over', async () => {
  const ctx = await testContext()
  const greeted: string[] = []
  const job = jobThat(async (name) => void greeted.push(name))
  await enqueue(ctx.db, job, { payload: { name: 'Siti' }, now: ctx.now() })
  const died = jobThat(() => new Promise(() => {}))
  void runDueJobs(ctx, registry(died))
  await new Promise((resolve) => setTimeout(resolve, 100))

  expect(await runDueJobs(ctx, registry(job))).toBe(0)
  ctx.clock.advance({ seconds: 61 })
  expect(await runDueJobs(ctx, registry(job))).toBe(1)
  expect(greeted).toEqual(['Siti'])
})

test('the only process does not wait for the lease of the one before it', async () => {
  const ctx = await testContext()
  const greeted: string[] = []
  const job = jobThat(async (name) => void greeted.push(name))
  await enqueue(ctx.db, job, { payload: { name: 'Siti' }, now: ctx.now() })
  void runDueJobs(ctx, registry(jobThat(() => new Promise(() => {}))))
  await new Promise((resolve) => setTimeout(resolve, 100))

  await releaseLeases(ctx)
  await runDueJobs(ctx, registry(job))

  expect(greeted).toEqual(['Siti'])
})

test('a job does not wait for a schedule that has much to do', async () => {
  const ctx = await testContext()
  const done = Promise.withResolvers<void>()
  const busy = Promise.withResolvers<void>()
  const job = defineJob('uji.cepat', v.object({}), async () => done.resolve())
  const slow = { name: 'uji.lama', everyMs: 3_600_000, run: () => busy.promise }
  await enqueue(ctx.db, job, { payload: {}, now: ctx.now() })
  const worker = startWorker(ctx, { jobs: [job], schedules: [slow] })
  await done.promise
  busy.resolve()
  await worker.stop()
})
