import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { defineJob, enqueueAll, type Job } from './jobs.server.ts'
import { openRunner, runDueJobs } from './run-jobs.server.ts'

function registry(job: Job<{ name: string }>): ReadonlyMap<string, Job> {
  return new Map([[job.name, job]])
}

/** A job whose runs of several are recorded, as are its runs of one. */
function sharedJob(
  runAll: (names: string[]) => Promise<boolean[]>,
  runOne: (name: string) => Promise<void> = async () => {},
) {
  const runs: string[][] = []
  const alone: string[] = []
  const job = defineJob(
    {
      name: 'test.share',
      lane: 'money',
      batch: {
        most: 4,
        run: async (_ctx, payloads: { name: string }[]) => {
          const names = payloads.map(({ name }) => name)
          runs.push(names)
          return await runAll(names)
        },
      },
    },
    v.object({ name: v.string() }),
    async (_ctx, { name }) => {
      alone.push(name)
      await runOne(name)
    },
  )
  return { job, runs, alone }
}

async function enqueueNames(ctx: TestCtx, job: Job<{ name: string }>, count: number) {
  const names = Array.from({ length: count }, (_, index) => `donatur-${index}`)
  const entries = names.map((name) => ({ payload: { name }, now: ctx.now() }))
  await enqueueAll(ctx.db, job, entries)
  return names
}

test('jobs that may share a run do so, up to their number, and a single one runs alone', async () => {
  const ctx = await testContext()
  const { job, runs, alone } = sharedJob(async (names) => names.map(() => true))
  const names = await enqueueNames(ctx, job, 9)

  expect(await runDueJobs(ctx, registry(job))).toBe(9)

  expect(runs.map((run) => run.length)).toEqual([4, 4])
  expect([...runs.flat(), ...alone].toSorted()).toEqual(names)
  const left = await ctx.db.selectFrom('job').where('done_at', 'is', null).select('id').execute()
  expect(left).toEqual([])
})

test('a job that a shared run leaves runs alone at once; the others are done', async () => {
  const ctx = await testContext()
  const { job, runs, alone } = sharedJob(async (names) => names.map((name) => name !== 'donatur-2'))
  await enqueueNames(ctx, job, 4)
  await runDueJobs(ctx, registry(job))
  expect(runs).toHaveLength(1)
  expect(alone).toEqual(['donatur-2'])
})

test('when a shared run fails each of its jobs runs alone, and only what fails there waits', async () => {
  const ctx = await testContext()
  const { job, runs, alone } = sharedJob(
    () => Promise.reject(new Error('a row breaks a rule')),
    async (name) => {
      if (name === 'donatur-1') throw new Error('the provider is away')
    },
  )
  const names = await enqueueNames(ctx, job, 4)
  await runDueJobs(ctx, registry(job))
  expect(runs).toHaveLength(1)
  expect(alone.toSorted()).toEqual(names)
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ level: 'warn', event: 'job.batch-failed', jobs: 4 }),
  )
  const left = await ctx.db
    .selectFrom('job')
    .where('done_at', 'is', null)
    .select(['payload', 'last_error'])
    .execute()
  expect(left).toEqual([{ payload: { name: 'donatur-1' }, last_error: 'the provider is away' }])
})

test('jobs whose process died in a shared run each run alone when their lease is over', async () => {
  const ctx = await testContext()
  const dying = sharedJob(() => new Promise<boolean[]>(() => {}))
  const names = await enqueueNames(ctx, dying.job, 4)
  void runDueJobs(ctx, registry(dying.job))
  while (dying.runs.length === 0) await wait(5)

  const { job, runs, alone } = sharedJob(async (all) => all.map(() => true))
  expect(await runDueJobs(ctx, registry(job))).toBe(0)
  ctx.clock.advance({ seconds: 61 })
  expect(await runDueJobs(ctx, registry(job), 4)).toBe(4)
  expect(runs).toEqual([])
  expect(alone.toSorted()).toEqual(names)
})

test('a process that stops hands on all jobs of a shared run', async () => {
  const ctx = await testContext()
  const hanging = sharedJob(() => new Promise<boolean[]>(() => {}))
  await enqueueNames(ctx, hanging.job, 4)
  const runner = openRunner(ctx, { jobs: registry(hanging.job), lane: 'money', atOnce: 1 })
  expect(await runner.begin()).toBe(4)
  await runner.release()
  const other = sharedJob(async (names) => names.map(() => true))
  expect(await runDueJobs(ctx, registry(other.job))).toBe(4)
})
