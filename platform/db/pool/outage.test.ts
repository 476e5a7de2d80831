import { expect, test } from 'vitest'
import { isOutage, logFailure } from './outage.server.ts'

/** An error as the driver gives it. */
function error(message: string, code?: string): Error {
  return Object.assign(new Error(message), { code })
}

// In the words of Citus 13.2.2 and libpq 15; `npm run soak` on a cluster provokes the first three.
test.for([
  'failure on connection marked as essential: 127.0.0.1:4701',
  'could not commit transaction for shard 102018 on at least one active node',
  'SSL SYSCALL error: EOF detected',
  'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally',
  'could not connect to any active placements',
  'cannot connect to 10.0.0.3:5432 to fetch intermediate results',
  'failed to read result "7_1" from node 10.0.0.3:5432',
  'execution cannot recover from multiple connection failures. Last node failed 10.0.0.3:5432',
  'could not receive data from server: Connection reset by peer',
  'could not send data to server: Broken pipe',
  'terminating connection due to administrator command',
  'terminating connection because of crash of another server process',
  'the database system is shutting down',
  'canceling statement due to statement timeout',
  "failed to prepare transaction 'citus_0_42_7_1' on host 10.0.0.3:5432",
  'SSL error: unexpected eof while reading',
  'SSL connection has been closed unexpectedly',
  'postmaster was shut down, exiting',
  'no connection to the server',
  'connection not open',
  '',
])(
  'a server of a cluster that goes away is an outage, though its state is an internal error: %s',
  (words) => {
    expect(isOutage(error(words, 'XX000'))).toBe(true)
    expect(isOutage(new Error('a statement failed', { cause: error(words, 'XX000') }))).toBe(true)
  },
)

test('an internal error in other words, and these words in another state, are no outage', () => {
  expect(isOutage(error('could not open relation with OID 16384', 'XX000'))).toBe(false)
  expect(isOutage(error('unexpected: failure on connection marked as essential: ', 'XX000'))).toBe(
    false,
  )
  expect(isOutage(error('could not connect to any active placements', '23505'))).toBe(false)
  expect(isOutage(error('could not connect to any active placements'))).toBe(false)
})

test.each([
  '08000',
  '08003',
  '08006',
  '08P01',
  '25006',
  '25P03',
  '40001',
  '40P01',
  '53000',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '58000',
  '58030',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])('%s is an outage, also as the cause of a cause or one of several', (code) => {
  const error = Object.assign(new Error('said'), { code })
  expect(isOutage(error)).toBe(true)
  expect(isOutage(new Error('outer', { cause: new Error('inner', { cause: error }) }))).toBe(true)
  expect(isOutage(new AggregateError([new Error('other'), error]))).toBe(true)
})

test.each([
  '0A000',
  '22003',
  '22012',
  '23505',
  '23503',
  '42601',
  '42P01',
  '42703',
  '25P02',
  '57P06',
  'XX000',
  'ENOENT',
  'EACCES',
])('%s is none', (code) => {
  expect(isOutage(Object.assign(new Error('said'), { code }))).toBe(false)
})

test('an answer that failed is logged once: a bug with its stack, an outage as what is expected of it', () => {
  const lines: unknown[] = []
  const log = {
    info: () => {},
    warn: (...line: unknown[]) => void lines.push(['warn', ...line]),
    error: (...line: unknown[]) => void lines.push(['error', ...line]),
  }
  const facts = { reference: '1', path: '/donasi-rutin' }
  const bug = error('x is undefined')
  logFailure(log, { event: 'page.failed', ...facts, error: bug })
  logFailure(log, { event: 'page.failed', ...facts, error: error('refused', 'ECONNREFUSED') })
  expect(lines).toEqual([
    ['error', 'page.failed', { ...facts, cause: bug }],
    ['warn', 'database.away', { ...facts, why: 'refused' }],
  ])
})
