import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { openBatches } from '#platform/jobs/batch.server.ts'
import { isOutage } from './outage.server.ts'
import { forCaller, inTime, limits, noteWait, patiently } from './statement-limits.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('what one statement of a caller was late, the next have less', () => {
  forCaller(() => {
    expect(limits()).toMatchObject({ statementMs: 9_000, lockMs: 8_000 })
    noteWait(5_500)
    expect(limits()).toMatchObject({ statementMs: 4_000, lockMs: 4_000 })
    noteWait(60_000)
    // A prompt answer has room for ever: a long import is no late one.
    expect(limits()).toMatchObject({ statementMs: 500, lockMs: 500 })
  })
})

test('prompt statements take no time from anybody, however many', () => {
  forCaller(() => {
    for (let statement = 0; statement < 1_000; statement += 1) noteWait(499)
    expect(limits().statementMs).toBe(9_000)
  })
})

test('each caller has a time of its own, a job all of it, the night minutes', async () => {
  forCaller(() => noteWait(9_000))
  forCaller(() => expect(limits().statementMs).toBe(9_000))
  noteWait(9_000)
  expect(limits().statementMs).toBe(9_000)
  await patiently(async () => {
    noteWait(9_000)
    expect(limits().statementMs).toBe(900_000)
  })
})

test('a caller who waits for other things than the database has the less time for it', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  forCaller(() => {
    vi.advanceTimersByTime(4_000)
    expect(limits().statementMs).toBe(9_000)
    vi.advanceTimersByTime(3_000)
    expect(limits()).toMatchObject({ statementMs: 6_000, lockMs: 6_000 })
    vi.advanceTimersByTime(20_000)
    expect(limits().statementMs).toBe(500)
  })
})

test('what a caller began and what goes on after it has the time of anybody', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await forCaller(async () => {
    noteWait(9_500)
    vi.advanceTimersByTime(59_000)
    expect(limits().statementMs).toBe(500)
    vi.advanceTimersByTime(2_000)
    expect(limits().statementMs).toBe(9_000)
  })
})

test('a caller who waits for what others wait for too is told of an outage in its time', async () => {
  const late = await forCaller(() => {
    noteWait(9_500)
    return inTime(new Promise(() => {})).catch((error: unknown) => error)
  })
  expect(isOutage(late)).toBe(true)
})

test('a batch has the time of a caller who has waited for nothing', async () => {
  const seen: number[] = []
  const add = openBatches<number, void>({
    most: 1,
    atOnce: 1,
    run: async (items) => {
      await wait(10)
      seen.push(limits().statementMs)
      return items.map(() => undefined)
    },
  })
  await forCaller(async () => {
    noteWait(5_500)
    await Promise.all([add(1), add(2)])
    expect(limits().statementMs).toBe(4_000)
  })
  expect(seen).toEqual([9_000, 9_000])
})
