import { expect, test } from 'vitest'
import { RenderLimit } from './render-limit.ts'

test('a network has a minute’s worth at once, then goes on at its pace; another has its own', () => {
  let now = 0
  const limit = new RenderLimit({ perMinute: 60, clock: () => now })
  const taken = () => Array.from({ length: 100 }, (_, n) => limit.take(`203.0.113.${n}`))
  expect(taken().filter((wait) => wait === 0)).toHaveLength(60)
  expect(limit.take('203.0.113.7')).toBe(1)
  expect(limit.take('198.51.100.7')).toBe(0)
  now += 10_000
  expect(taken().filter((wait) => wait === 0)).toHaveLength(10)
})

test('a refusal takes nothing: whoever goes on asking is let in as soon as the others', () => {
  let now = 0
  const limit = new RenderLimit({ perMinute: 60, clock: () => now })
  for (let n = 0; n < 1_000; n++) limit.take('2001:db8:1:2::/64')
  now += 1_000
  expect(limit.take('2001:db8:1:2::/64')).toBe(0)
})

test('0 limits nothing', () => {
  const limit = new RenderLimit({ perMinute: 0, clock: () => 0 })
  for (let n = 0; n < 10_000; n++) expect(limit.take('203.0.113.7')).toBe(0)
})

test('who goes through the addresses of a whole /48 has eight allowances', () => {
  const limit = new RenderLimit({ perMinute: 60, clock: () => 0 })
  const tries = Array.from({ length: 10_000 }, (_, net) =>
    limit.take(`2001:db8:7:${net.toString(16)}::/64`),
  )
  expect(tries.filter((wait) => wait === 0)).toHaveLength(60 * 8)
  expect(limit.take('2001:db8:8:1::/64')).toBe(0)
})
