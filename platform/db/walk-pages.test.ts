import { expect, test } from 'vitest'
import { tryEach, walkPages } from './walk-pages.server.ts'

test('a list is walked to its end, also where nothing comes of its first pages', async () => {
  for (const length of [0, 1, 2, 3, 4, 7]) {
    const list = Array.from({ length }, (_, at) => at)
    const met: number[] = []
    const read = async (after = -1) => list.filter((row) => row > after).slice(0, 2)
    await walkPages({ size: 2, read }, async (rows) => {
      met.push(...rows)
    })
    expect(met).toEqual(list)
  }
})

test('what fails is thrown once all behind it were tried, but for a database that is away', async () => {
  const walk = async (failure: Error) => {
    const met: number[] = []
    const read = async (after = 0) => [1, 2, 3, 4, 5].filter((row) => row > after).slice(0, 2)
    const walked = walkPages({ size: 2, read }, (rows) =>
      tryEach(rows, async (row) => {
        met.push(row)
        if (row === 1) throw failure
      }),
    )
    await expect(walked).rejects.toBe(failure)
    return met
  }
  expect(await walk(new Error('one row'))).toEqual([1, 2, 3, 4, 5])
  expect(await walk(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))).toEqual([1])
})
