import { expect, test } from 'vitest'
import { rangeAnswer, requestedRange } from './range.ts'

test.each([
  [null, 'whole'],
  ['', 'whole'],
  ['bytes=0-', [0, 99]],
  ['bytes=0-0', [0, 0]],
  ['bytes=10-19', [10, 19]],
  ['bytes=10-1000', [10, 99]],
  ['bytes=99-', [99, 99]],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-10', [90, 99]],
  ['bytes=-1000', [0, 99]],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['items=0-5', 'whole'],
  ['bytes=a-b', 'whole'],
] as const)('of 100 bytes, %s asks for %j', (header, wanted) => {
  expect(requestedRange(header, 100)).toEqual(wanted)
})

test.each([
  ['bytes=0-', 'unsatisfiable'],
  ['bytes=-5', 'unsatisfiable'],
  [null, 'whole'],
] as const)('of nothing, %s asks for %s', (header, wanted) => {
  expect(requestedRange(header, 0)).toBe(wanted)
})

const recording = new Blob(['0123456789'], { type: 'audio/wav' })

test('a part is answered with its place and length, and the parts make the whole', async () => {
  const parts = ['bytes=0-3', 'bytes=4-', 'bytes=-2'].map((header) =>
    rangeAnswer(header, recording),
  )
  expect(parts.map(({ status }) => status)).toEqual([206, 206, 206])
  expect(parts.map(({ headers }) => headers.get('Content-Range'))).toEqual([
    'bytes 0-3/10',
    'bytes 4-9/10',
    'bytes 8-9/10',
  ])
  expect(parts.map(({ headers }) => headers.get('Content-Length'))).toEqual(['4', '6', '2'])
  expect(parts.map(({ headers }) => headers.get('Content-Type'))).toEqual(
    Array(3).fill('audio/wav'),
  )
  expect(await Promise.all(parts.map((part) => part.text()))).toEqual(['0123', '456789', '89'])
})

test('beyond its end there is nothing: 416 says how long it is', () => {
  const answer = rangeAnswer('bytes=10-', recording)
  expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, 'bytes */10'])
})

test('without a range all of it is answered, and that parts may be asked for', async () => {
  const answer = rangeAnswer(null, recording)
  expect([answer.status, answer.headers.get('Accept-Ranges')]).toEqual([200, 'bytes'])
  expect(await answer.text()).toBe('0123456789')
})
