import { expect, test } from 'vitest'
import { decrement, increment, isComplete, readCounts, readWish, withTarget } from './counting.ts'

test('a press counts one, up to the target and not beyond', () => {
  let count = { done: 0, target: 33 }
  for (let press = 0; press < 40; press += 1) count = increment(count)
  expect(count).toEqual({ done: 33, target: 33 })
  expect(isComplete(count)).toBe(true)
})

test('a press is taken back, down to none', () => {
  expect(decrement({ done: 5, target: 33 })).toEqual({ done: 4, target: 33 })
  expect(decrement({ done: 0, target: 33 })).toEqual({ done: 0, target: 33 })
})

test('another target keeps what was said', () => {
  expect(withTarget({ done: 33, target: 33 }, 100)).toEqual({ done: 33, target: 100 })
  expect(withTarget({ done: 40, target: 100 }, 33)).toEqual({ done: 33, target: 33 })
})

test.each([
  [null, {}],
  ['kacau', {}],
  ['[1,2]', {}],
  ['{"tahlil":{"done":5,"target":33}}', { tahlil: { done: 5, target: 33 } }],
  ['{"tahlil":{"done":50,"target":33},"tasbih":{"done":-1,"target":33},"a":null,"b":{}}', {}],
  ['{"tahlil":{"done":1.5,"target":33},"b":{"done":1,"target":1e9}}', {}],
])('what the device has kept as %s is read as %j', (kept, counts) => {
  expect(readCounts(kept)).toEqual(counts)
})

test.each([
  [null, { name: '', goesOn: false }],
  ['"x"', { name: '', goesOn: false }],
  ['{"name":"Siti","goesOn":true}', { name: 'Siti', goesOn: true }],
  ['{"name":7,"goesOn":"ya"}', { name: '', goesOn: false }],
  [JSON.stringify({ name: 'a'.repeat(500) }), { name: 'a'.repeat(120), goesOn: false }],
])('the wish kept as %s is read as %j', (kept, wish) => {
  expect(readWish(kept)).toEqual(wish)
})
