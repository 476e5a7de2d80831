import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency.server.ts'

test('no more than the given number run at once, and all get their turn in order', async () => {
  const inTurn = limitConcurrency(2)
  const ended: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    [1, 2, 3, 4, 5].map((each) =>
      inTurn(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 2))
        running -= 1
        ended.push(each)
      }),
    ),
  )
  expect(most).toBe(2)
  expect(ended).toEqual([1, 2, 3, 4, 5])
})

test('work that fails gives its turn to the next', async () => {
  const inTurn = limitConcurrency(1)
  const failing = inTurn(() => Promise.reject(new Error('no memory')))
  const next = inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('no memory')
  expect(await next).toBe('done')
})
