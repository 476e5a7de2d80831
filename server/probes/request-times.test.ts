import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { RequestTimes } from './request-times.ts'

const name = 'amanah_http_request_seconds'
const answered: [url: string, kind: string, status: number, seconds: number][] = [
  ['/v2/surat/2', 'api', 200, 0.0004],
  ['/v2/donations', 'api', 201, 0.001],
  ['/v2/donations', 'api', 201, 0.0010001],
  ['/v2/donations', 'api', 503, 10],
  ['/v2/donations/A/events', 'api', 200, 1800],
  ['/webhooks/xendit', 'webhook', 401, 0.3],
  ['/assets/boot.js', 'file', 304, 0.02],
  ['/', 'page', 200, 0.7],
  ['/surat/2?ayat=255', 'page', 500, 2.5],
  ['/v2', 'page', 404, 5.1],
]

test('requests are told exactly as the histogram of prom-client tells them', async () => {
  const times = new RequestTimes()
  const registry = new Registry()
  const histogram = new Histogram({
    name,
    help: 'Requests answered, by what was asked and the first digit of the status; event streams count when they end.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  for (const [url, kind, status, seconds] of answered) {
    times.observe({ url, status, seconds })
    histogram.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds)
  }
  const lines = times.text().split('\n')
  expect(lines.slice(0, 2)).toEqual([
    expect.stringContaining(`# HELP ${name} `),
    `# TYPE ${name} histogram`,
  ])
  expect(lines.toSorted()).toEqual((await registry.metrics()).split('\n').toSorted())
})

test('a request that was answered by no status counts nowhere', () => {
  const times = new RequestTimes()
  times.observe({ url: '/', status: 0, seconds: 1 })
  expect(times.text()).not.toContain('_count')
})
