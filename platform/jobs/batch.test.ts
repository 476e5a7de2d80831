import { expect, test } from 'vitest'
import { openBatches } from './batch.server.ts'

/** A queue whose batches end when the test says so. */
function heldBatches(rules: { most?: number; atOnce?: number; mostWaiting?: number } = {}) {
  const { most = 3, atOnce = 1, mostWaiting = 100 } = rules
  const runs: { items: readonly number[]; end(): void; fail(cause: unknown): void }[] = []
  const add = openBatches<number, string>({
    most,
    atOnce,
    room: { mostWaiting, refused: () => new Error('full') },
    failsAlone: (cause) => cause === 'one',
    failsAll: (cause) => cause === 'all',
    run: (items) =>
      new Promise((resolve, reject) => {
        runs.push({ items, end: () => resolve(items.map((item) => `did ${item}`)), fail: reject })
      }),
  })
  return { add, runs }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))
const told = async (answers: Promise<string>[]) =>
  (await Promise.allSettled(answers)).map((each) =>
    each.status === 'fulfilled' ? each.value : String(each.reason),
  )

test('those that come together share batches in order, and so do those that come meanwhile', async () => {
  const { add, runs } = heldBatches()
  const answers = [1, 2, 3, 4].map(add)
  expect(runs).toEqual([])
  await settle()
  answers.push(add(5))
  await settle()
  expect(runs.map(({ items }) => items)).toEqual([[1, 2, 3]])
  runs[0]?.end()
  await settle()
  expect(runs.map(({ items }) => items)).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  runs[1]?.end()
  expect(await told(answers)).toEqual(['did 1', 'did 2', 'did 3', 'did 4', 'did 5'])
})

test('one that comes alone goes in the same turn', async () => {
  const { add, runs } = heldBatches()
  const answer = add(1)
  await settle()
  runs[0]?.end()
  expect(await answer).toBe('did 1')
})

test('nobody is answered before the batch has ended', async () => {
  const { add, runs } = heldBatches()
  let isAnswered = false
  const answer = add(1).then(() => (isAnswered = true))
  await settle()
  expect(isAnswered).toBe(false)
  runs[0]?.end()
  await answer
})

test('a further batch runs beside the first when it is full, and no more than so many', async () => {
  const { add, runs } = heldBatches({ atOnce: 2 })
  const answers = [1, 2, 3, 4, 5].map(add)
  await settle()
  expect(runs.map(({ items }) => items)).toEqual([[1, 2, 3]])
  answers.push(add(6), add(7), add(8), add(9))
  await settle()
  const both = [
    [1, 2, 3],
    [4, 5, 6],
  ]
  expect(runs.map(({ items }) => items)).toEqual(both)
  runs[1]?.end()
  await settle()
  expect(runs.map(({ items }) => items)).toEqual([...both, [7, 8, 9]])
  for (const { end } of runs) end()
  expect(await told(answers)).toHaveLength(9)
})

test('of a crowd in one turn as many full batches begin as may run', async () => {
  const { add, runs } = heldBatches({ atOnce: 3 })
  const answers = Array.from({ length: 13 }, (_, at) => add(at))
  await settle()
  expect(runs.map(({ items }) => items.length)).toEqual([3, 3, 3])
  for (let at = 0; at < 5; at += 1) {
    runs[at]?.end()
    await settle()
  }
  expect(runs.map(({ items }) => items.length)).toEqual([3, 3, 3, 3, 1])
  expect(await told(answers)).toHaveLength(13)
})

test('what waits beside a batch goes after it, whichever of them ends last', async () => {
  const { add, runs } = heldBatches({ atOnce: 2 })
  const answers = [1, 2, 3, 4, 5, 6, 7].map(add)
  await settle()
  runs[0]?.end()
  await settle()
  expect(runs).toHaveLength(2)
  runs[1]?.end()
  await settle()
  expect(runs[2]?.items).toEqual([7])
  runs[2]?.end()
  expect(await told(answers)).toHaveLength(7)
})

test('whoever comes when too many wait is refused, and the queue goes on', async () => {
  const { add, runs } = heldBatches({ mostWaiting: 2 })
  const answers = [add(1)]
  await settle()
  answers.push(add(2), add(3))
  await expect(add(4)).rejects.toThrow('full')
  runs[0]?.end()
  await settle()
  answers.push(add(5))
  runs[1]?.end()
  await settle()
  runs[2]?.end()
  expect(await told(answers)).toEqual(['did 1', 'did 2', 'did 3', 'did 5'])
})

test('a bad item fails alone, and a failure of all is told to the batch and to those behind it', async () => {
  const { add, runs } = heldBatches()
  const answers = told([1, 2].map(add))
  await settle()
  runs[0]?.fail('one')
  await settle()
  expect(runs[1]?.items).toEqual([1])
  runs[1]?.fail('bad')
  await settle()
  runs[2]?.end()
  expect(await answers).toEqual(['bad', 'did 2'])

  const later = [3, 4, 5, 6, 7].map(add)
  await settle()
  runs[3]?.fail('all')
  expect(await told(later)).toEqual(Array(5).fill('all'))
  expect(runs).toHaveLength(4)
  const after = add(8)
  await settle()
  runs[4]?.end()
  expect(await after).toBe('did 8')
})

test('another failure is that batch alone, and an answer may still be on its way', async () => {
  const add = openBatches<number, string>({
    most: Number.POSITIVE_INFINITY,
    atOnce: 1,
    run: async (items) => {
      if (items.includes(1)) throw new Error('broken')
      return items.map((item) => (item === 3 ? Promise.reject(new Error('no')) : `did ${item}`))
    },
  })
  expect(await told([add(1)])).toEqual(['Error: broken'])
  expect(await told([2, 3].map(add))).toEqual(['did 2', 'Error: no'])
})
