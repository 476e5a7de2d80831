import { expect, test } from 'vitest'
import { isUnanswered } from './unanswered.ts'

test.each([
  [new TypeError('Failed to fetch'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [Object.assign(new Error('Anda sedang tanpa internet.'), { status: 0 }), true],
  [Object.assign(new Error('Terjadi gangguan.'), { status: 500 }), false],
  [new TypeError("Cannot read properties of undefined (reading 'title')"), false],
  [new Error('Unexpected Server Error'), false],
  [undefined, false],
])('%s: no connection is %s', (error, isIt) => {
  expect(isUnanswered(error)).toBe(isIt)
})
