import { expect, test } from 'vitest'
import { walkPages } from './walk-pages.server.ts'

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
