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

test('the first goes at once, those that come meanwhile share batches in order', async () => {
  const { add, runs } = heldBatches()
  const answers = [1, 2, 3, 4, 5].map(add)
  expect(runs.map(({ items }) => items)).toEqual([[1]])
  runs[0]?.end()
  await settle()
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3, 4]])
  runs[1]?.end()
  await settle()
  runs[2]?.end()
  expect(await told(answers)).toEqual(['did 1', 'did 2', 'did 3', 'did 4', 'did 5'])
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

test('so many batches run side by side and no more', async () => {
  const { add, runs } = heldBatches({ atOnce: 2 })
  const answers = [1, 2, 3, 4].map(add)
  expect(runs.map(({ items }) => items)).toEqual([[1], [2]])
  runs[0]?.end()
  await settle()
  expect(runs.map(({ items }) => items)).toEqual([[1], [2], [3, 4]])
  for (const { end } of runs) end()
  expect(await told(answers)).toHaveLength(4)
})

test('whoever comes when too many wait is refused, and the queue goes on', async () => {
  const { add, runs } = heldBatches({ mostWaiting: 2 })
  const answers = [1, 2, 3].map(add)
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
  const answers = told([1, 2, 3].map(add))
  runs[0]?.end()
  await settle()
  runs[1]?.fail('one')
  await settle()
  expect(runs[2]?.items).toEqual([2])
  runs[2]?.fail('bad')
  await settle()
  runs[3]?.end()
  expect(await answers).toEqual(['did 1', 'bad', 'did 3'])

  const later = [4, 5, 6, 7, 8].map(add)
  runs[4]?.fail('all')
  expect(await told(later)).toEqual(Array(5).fill('all'))
  expect(runs).toHaveLength(5)
  const after = add(9)
  runs[5]?.end()
  expect(await after).toBe('did 9')
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
  expect(await told([1, 2, 3].map(add))).toEqual(['Error: broken', 'did 2', 'Error: no'])
})
