import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { inTransaction } from '../db/connect.server.ts'
import { deadJobs, reviveJobs } from './job-list.server.ts'
import { defineJob, enqueue, type Job, releaseLeases } from './jobs.server.ts'
import { openRunner, runDueJobs } from './run-jobs.server.ts'

const greeting = v.object({ name: v.string() })

function jobThat(run: (name: string) => Promise<void>): Job<{ name: string }> {
  return defineJob({ name: 'test.greet', lane: 'money' }, greeting, (_ctx, { name }) => run(name))
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

test('no more jobs are claimed than asked for, also by plans of a time with hardly any', async () => {
  const ctx = await testContext()
  let running = 0
  let most = 0
  const job = jobThat(async () => {
    running += 1
    most = Math.max(most, running)
    await wait(5)
    running -= 1
  })
  await enqueue(ctx.db, job, { payload: { name: 'donatur' }, now: ctx.now() })
  await sql`analyze job`.execute(ctx.db)
  for (let at = 0; at < 20; at++) {
    await enqueue(ctx.db, job, { payload: { name: `donatur-${at}` }, now: ctx.now() })
  }
  expect(await runDueJobs(ctx, registry(job), 4)).toBe(21)
  expect(most).toBe(4)
  // What was counted stays counted for the files that share this database.
  await sql`analyze job`.execute(ctx.db)
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

test('a job that fails while the database is away is tried again once it is back, before its lease is over', async () => {
  const ctx = await testContext()
  let isAway = false
  let runs = 0
  const job = jobThat(async () => {
    runs += 1
    if (runs > 1) return
    isAway = true
    throw new Error('the database is away')
  })
  await enqueue(ctx.db, job, { payload: { name: 'Siti' }, now: ctx.now() })
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) throw new Error('the database is away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const runner = openRunner({ ...ctx, db }, { jobs: registry(job), atOnce: 1 })
  await runner.begin()
  await runner.settled()
  await expect(runner.begin()).rejects.toThrow('away')
  isAway = false
  await runner.begin()
  ctx.clock.advance({ seconds: 3 })
  await runner.begin()
  await runner.settled()
  expect(runs).toBe(2)
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

/** Begins the due job in a run that never ends, like a process that dies meanwhile. */
async function beginAndHang(ctx: TestCtx): Promise<void> {
  const begun = Promise.withResolvers<void>()
  const hanging = jobThat(() => {
    begun.resolve()
    return new Promise(() => {})
  })
  void runDueJobs(ctx, registry(hanging))
  await begun.promise
}

test('a job that was being run when its process died is run again when its lease is over', async () => {
  const ctx = await testContext()
  const greeted: string[] = []
  const job = jobThat(async (name) => void greeted.push(name))
  await enqueue(ctx.db, job, { payload: { name: 'Siti' }, now: ctx.now() })
  await beginAndHang(ctx)

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
  await beginAndHang(ctx)

  await releaseLeases(ctx)
  await runDueJobs(ctx, registry(job))

  expect(greeted).toEqual(['Siti'])
})

test('what cannot begin now is left to other processes', async () => {
  const ctx = await testContext()
  const greeted: string[] = []
  const hanging = jobThat(() => new Promise(() => {}))
  const names = ['donatur-1', 'donatur-2', 'donatur-3']
  for (const name of names) await enqueue(ctx.db, hanging, { payload: { name }, now: ctx.now() })

  const runner = openRunner(ctx, { jobs: registry(hanging), lane: 'money', atOnce: 1 })
  expect(await runner.begin()).toBe(1)
  expect(await runner.begin()).toBe(0)

  const other = jobThat(async (name) => void greeted.push(name))
  expect(await runDueJobs(ctx, registry(other))).toBe(2)
  await runner.release()
  expect(await runDueJobs(ctx, registry(other))).toBe(1)
  expect(greeted.toSorted()).toEqual(names)
})

test('a letter is tried for three days, and then stands as dead; revived it has three days again', {
  tags: 'night',
}, async () => {
  const ctx = await testContext()
  let tries = 0
  const job = defineJob({ name: 'test.greet', lane: 'email' }, greeting, async () => {
    tries += 1
    throw new Error('mail is away')
  })
  await enqueue(ctx.db, job, { payload: { name: 'Siti' }, now: ctx.now() })
  const byName = registry(job)
  await letPass(ctx, byName, { hours: 71 })
  expect(await deadJobs(ctx)).toEqual([])
  expect(tries).toBeGreaterThan(70)
  expect(tries).toBeLessThan(100)
  await letPass(ctx, byName, { hours: 3 })
  expect(await deadJobs(ctx)).toHaveLength(1)
  const most = tries
  await letPass(ctx, byName, { hours: 3 })
  expect(tries).toBe(most)

  await reviveJobs(ctx, { name: 'test.greet' })
  await letPass(ctx, byName, { hours: 71 })
  expect(await deadJobs(ctx)).toEqual([])
  expect(tries).toBeGreaterThan(most + 70)
})

test('a code that cannot be sent is tried often, since somebody waits for it', async () => {
  const ctx = await testContext()
  let tries = 0
  const job = defineJob({ name: 'test.greet', lane: 'codes' }, greeting, async () => {
    tries += 1
    throw new Error('mail is away')
  })
  await enqueue(ctx.db, job, { payload: { name: 'Siti' }, now: ctx.now() })
  for (let second = 0; second < 300; second += 5) {
    await runDueJobs(ctx, registry(job))
    ctx.clock.advance({ seconds: 5 })
  }
  expect(tries).toBeGreaterThan(10)
})

/** Runs due jobs, a quarter of an hour at a time. */
async function letPass(ctx: TestCtx, jobs: ReadonlyMap<string, Job>, { hours }: { hours: number }) {
  for (let quarter = 0; quarter < hours * 4; quarter += 1) {
    await runDueJobs(ctx, jobs)
    ctx.clock.advance({ minutes: 15 })
  }
}
