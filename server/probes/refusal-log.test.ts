import { expect, test } from 'vitest'
import { refusalLog } from './refusal-log.ts'

function aLog() {
  const lines: [string, object | undefined][] = []
  const write = (event: string, facts?: object) => void lines.push([event, facts])
  return { lines, log: { info: write, warn: write, error: write } }
}

const answered = (status: number, url = '/v2/me', method = 'GET') => ({
  request: { method, url, headers: { 'x-forwarded-for': '203.0.113.7', authorization: 'rahasia' } },
  status,
  isWhole: true,
  ms: 1,
})

test('refused and limited tries leave a line that names no person, and other answers none', () => {
  const { lines, log } = aLog()
  const onAnswered = refusalLog(log)
  for (const status of [200, 204, 303, 304, 404, 422, 500, 503]) onAnswered(answered(status))
  expect(lines).toEqual([])
  onAnswered(answered(429, '/pusat-bantuan?q=nama+saya+siti', 'POST'))
  onAnswered(answered(401, '/payment/K7M2Q9X4T8V3R6W1Y5Z0ABCDEF?x=1'))
  expect(lines).toEqual([
    ['request.refused', { status: 429, method: 'POST', path: '/pusat-bantuan' }],
    ['request.refused', { status: 401, method: 'GET', path: '/payment/{id}' }],
  ])
})

test('of a flood sixty lines a minute are written, and the rest is counted', () => {
  const { lines, log } = aLog()
  let now = 0
  const onAnswered = refusalLog(log, () => now)
  for (let n = 0; n < 1_000; n += 1) onAnswered(answered(401))
  expect(lines).toHaveLength(60)
  now = 60_000
  onAnswered(answered(403))
  expect(lines.slice(60)).toEqual([
    ['request.refused-more', { count: 940 }],
    ['request.refused', { status: 403, method: 'GET', path: '/v2/me' }],
  ])
})
