import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { deadJobs, deadJobsByName, reviveJobs, waitingJobs } from './job-list.server.ts'
import { defineJob, enqueue } from './jobs.server.ts'
import { runDueJobs } from './run-jobs.server.ts'
import { PermanentFailure } from './permanent-failure.ts'

let isAway = true
const run = async () => {
  if (isAway) throw new Error('the provider is away')
}
const settle = defineJob({ name: 'test.settle', lane: 'money' }, v.object({}), run)
const letter = defineJob({ name: 'test.letter', lane: 'email' }, v.object({}), run)
const jobs = new Map([settle, letter].map((job) => [job.name, job]))

async function aContextWithDeadJobs() {
  isAway = true
  const ctx = await testContext()
  for (let count = 0; count < 3; count += 1) {
    await enqueue(ctx.db, settle, { payload: {}, now: ctx.now() })
  }
  await enqueue(ctx.db, letter, { payload: {}, now: ctx.now() })
  for (let hour = 0; hour < 14; hour += 1) {
    await runDueJobs(ctx, jobs)
    ctx.clock.advance({ hours: 1 })
  }
  return ctx
}

test('dead jobs stand in a list; what waits is counted by lane, with the first that is due', async () => {
  const ctx = await aContextWithDeadJobs()
  const dead = await deadJobs(ctx)
  expect(dead.map(({ name }) => name)).toEqual(['test.settle', 'test.settle', 'test.settle'])
  expect(dead[0]).toMatchObject({ attempts: 12, last_error: 'the provider is away', lane: 'money' })

  await enqueue(ctx.db, settle, { payload: {}, now: ctx.now() })
  expect(await waitingJobs(ctx)).toMatchObject([
    { lane: 'email', name: 'test.letter', waiting: 1, failing: 1 },
    { lane: 'money', name: 'test.settle', waiting: 1, failing: 0, last_error: null },
  ])
})

test('dead jobs are revived by name or one by one, and are run again', async () => {
  const ctx = await aContextWithDeadJobs()
  const [first] = await deadJobs(ctx)
  expect(await reviveJobs(ctx, { name: 'test.letter' })).toBe(0)
  expect(await reviveJobs(ctx, { name: 'test.settle', id: first?.id })).toBe(1)
  expect(await deadJobs(ctx)).toHaveLength(2)
  expect(await reviveJobs(ctx, { name: 'test.settle' })).toBe(2)
  isAway = false
  expect(await runDueJobs(ctx, jobs)).toBe(4)
  expect(await deadJobs(ctx)).toEqual([])
  expect(await waitingJobs(ctx)).toEqual([])
})

test('of dead jobs with one key only one is revived, and none beside its unfinished twin', async () => {
  isAway = true
  const ctx = await testContext()
  const add = () => enqueue(ctx.db, settle, { payload: {}, now: ctx.now(), key: 'siti' })
  for (let twin = 0; twin < 2; twin += 1) {
    await add()
    for (let hour = 0; hour < 14; hour += 1) {
      await runDueJobs(ctx, jobs)
      ctx.clock.advance({ hours: 1 })
    }
  }
  expect(await deadJobs(ctx)).toHaveLength(2)
  expect(await reviveJobs(ctx, { name: 'test.settle' })).toBe(1)
  expect(await reviveJobs(ctx, { name: 'test.settle' })).toBe(0)
})

test('refused mails hide no dead payment: money comes first', async () => {
  const ctx = await aContextWithDeadJobs()
  const refuse = async () => {
    throw new PermanentFailure('550')
  }
  const refused = defineJob({ name: 'test.letter', lane: 'email' }, v.object({}), refuse)
  await enqueue(ctx.db, refused, { payload: {}, now: ctx.now() })
  await runDueJobs(ctx, new Map([[refused.name, refused]]))
  const dead = await deadJobs(ctx, 4)
  expect(dead.map(({ lane }) => lane)).toEqual(['money', 'money', 'money', 'email'])
  expect(await deadJobsByName(ctx)).toMatchObject([
    { lane: 'money', name: 'test.settle', dead: 3, last_error: 'the provider is away' },
    { lane: 'email', name: 'test.letter', dead: 2, last_error: '550' },
  ])
})
