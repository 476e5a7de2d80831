import { expect, test } from 'vitest'
import { SegmentedLru } from './segmented-lru.ts'

test('what is asked for once is pushed out, what is asked for again stays', () => {
  const lru = new SegmentedLru<string>(1_000)
  for (const hot of ['a', 'b', 'c']) {
    lru.set(hot, hot, 100)
    lru.get(hot)
  }
  for (let once = 0; once < 10_000; once++) lru.set(`once ${once}`, 'x', 100)
  expect(['a', 'b', 'c'].map((hot) => lru.get(hot))).toEqual(['a', 'b', 'c'])
  expect(lru.bytes).toBeLessThanOrEqual(1_000)
})

test('of what was used again, the longest unused goes back on probation', () => {
  const lru = new SegmentedLru<number>(1_000)
  for (let n = 0; n < 10; n++) {
    lru.set(`${n}`, n, 100)
    lru.get(`${n}`)
  }
  lru.set('new', 0, 100)
  expect(lru.get('0')).toBeUndefined()
  expect(lru.get('9')).toBe(9)
})

test('a value that is replaced keeps its rank, and its bytes are counted once', () => {
  const lru = new SegmentedLru<string>(1_000)
  lru.set('a', 'old', 400)
  lru.get('a')
  lru.set('a', 'new', 300)
  expect(lru.bytes).toBe(300)
  for (let once = 0; once < 100; once++) lru.set(`once ${once}`, 'x', 100)
  expect(lru.get('a')).toBe('new')
})

test('a value bigger than all the room is not held', () => {
  const lru = new SegmentedLru<string>(1_000)
  lru.set('small', 'x', 10)
  lru.set('huge', 'x', 1_001)
  expect(lru.get('huge')).toBeUndefined()
  expect(lru.get('small')).toBe('x')
  lru.delete('small')
  expect([lru.bytes, [...lru.keys()]]).toEqual([0, []])
})
