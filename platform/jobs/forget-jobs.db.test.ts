import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { uuidV7 } from '../context.ts'
import { forgetJobs, forgetJobsSchedule } from './forget-jobs.server.ts'

const DAY_MS = 86_400_000

type Ended = { done?: number; dead?: number }

/** A row that was written so many days ago, and then done or given up so many days ago. */
async function aJob(ctx: TestCtx, name: string, { written, done, dead }: Ended & Written) {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS)
  await ctx.db
    .insertInto('job')
    .values({
      id: uuidV7(ago(written)),
      name,
      lane: 'email',
      key: null,
      payload: '{}',
      run_at: ago(written),
      done_at: done === undefined ? null : ago(done),
      dead_at: dead === undefined ? null : ago(dead),
      last_error: null,
      created_at: ago(written),
    })
    .execute()
}
type Written = { written: number }

async function names(ctx: TestCtx): Promise<string[]> {
  const rows = await ctx.db.selectFrom('job').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

test('done jobs are forgotten after 30 days and dead ones after 180; what is unfinished stays', async () => {
  const ctx = await testContext()
  await aJob(ctx, 'done.old', { written: 31, done: 30.1 })
  await aJob(ctx, 'done.lately', { written: 31, done: 29.9 })
  await aJob(ctx, 'done.revived', { written: 170, done: 1 })
  await aJob(ctx, 'dead.old', { written: 190, dead: 180.1 })
  await aJob(ctx, 'dead.lately', { written: 190, dead: 179.9 })
  await aJob(ctx, 'waiting', { written: 400 })
  await forgetJobsSchedule.run(ctx)
  expect(await names(ctx)).toEqual(['dead.lately', 'done.lately', 'done.revived', 'waiting'])
  expect(ctx.logged).toMatchObject([
    { level: 'warn', event: 'jobs.forgotten-dead', names: { 'dead.old': 1 } },
  ])
})

test('old jobs are forgotten in batches, no more at a run than a run may take', async () => {
  const ctx = await testContext()
  for (let count = 0; count < 12; count += 1) {
    await aJob(ctx, 'done', { written: 50 - count, done: 40 })
    await aJob(ctx, 'dead', { written: 300, dead: 200 + count })
  }
  const left = async () => (await names(ctx)).length
  await forgetJobs(ctx, { batch: 2, mostBatches: 2 })
  expect(await left()).toBe(16)
  await forgetJobs(ctx, { batch: 2, mostBatches: 3 })
  expect(await left()).toBe(4)
  await forgetJobs(ctx)
  expect(await left()).toBe(0)
})
