import { type Log, loggedPath } from '../../log/log.server.ts'

/** The database did not answer, was unreachable, or said that it cannot serve now. `cause` is the observed error. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  /** A connection exception, as SQLSTATE names it. */
  readonly code = '08006'
}

// Network errors of Node, for any host.
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOENT',
  'EADDRNOTAVAIL',
])

/**
 * The driver's own errors have no code. A test provokes each of them, so that a new version cannot change the words
 * unnoticed.
 */
const driverWords = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Cannot use a pool after calling end on the pool',
  'Postgres connection has been discarded',
])

/**
 * SQLSTATE of a server that cannot serve now: connection exceptions (08); no room on disk, in memory or for another
 * connection (53); shutting down, starting, or a statement stopped by its time limit (57); a disk error (58);
 * read-only after a failover (25006); a transaction ended for being idle (25P03, 25P04); a lock that was not released
 * in time (55P03); and transactions that collided at every attempt (40).
 */
const awayStates = /^(08...|53...|57014|57P0[1-5]|58...|25006|25P03|25P04|55P03|40001|40003|40P01)$/

/** What says only that something inside the database went wrong, such as a bug of the database. */
const INTERNAL_ERROR = 'XX000'

/**
 * A server of a Citus cluster went away during a statement, or cut it off at its limit. Citus 13 gives these no state of their own: it passes on
 * what libpq says of a connection that broke off (nothing at all, sometimes), and of a failed copy only the words of the
 * server, which docs/SCALING.md wants in English.
 */
const serverOfClusterAway = new RegExp(
  `^(?:${[
    '$',
    'failure on connection marked as essential: ',
    'could not commit transaction for shard \\d+ on at least one active node',
    'failed to prepare transaction ',
    'could not connect to any active placements',
    'cannot connect to \\S+:\\d+ to fetch intermediate results',
    'failed to read result ".*" from node ',
    'execution cannot recover from multiple connection failures',
    'postmaster was shut down, exiting',
    'terminating connection (?:due to|because of) ',
    'the database system is (?:starting up|shutting down|in recovery mode|not yet accepting)',
    'canceling statement due to (?:statement|lock) timeout',
    'SSL (?:SYSCALL )?error: ',
    'SSL connection has been closed unexpectedly',
    'server closed the connection unexpectedly',
    'could not (?:receive data from|send data to) server: ',
    'no connection to the server',
    'connection not open',
  ].join('|')})`,
)

/** True when a later retry is right: neither the request nor the program is wrong. */
export function isOutage(error: unknown): boolean {
  const { code, message, syscall, cause, errors } = (error ?? {}) as ErrorLike
  // A missing file is a bug; a missing socket is a stopped server.
  const isNetwork = networkCodes.has(code ?? '') && (code !== 'ENOENT' || syscall === 'connect')
  if (isNetwork || awayStates.test(code ?? '') || driverWords.has(message ?? '')) return true
  if (code === INTERNAL_ERROR && serverOfClusterAway.test(message ?? '')) return true
  return (
    (errors ?? []).some(isOutage) || (cause !== undefined && cause !== error && isOutage(cause))
  )
}

type FailedAnswer = { event: string; reference: string; path: string; error: unknown }

/** Logs an answer that failed, wherever it was asked: a bug with its stack, an outage as what is expected of it. */
export function logFailure(log: Log, { event, error, reference, path }: FailedAnswer): void {
  const facts = { reference, path: loggedPath(path) }
  if (!isOutage(error)) return log.error(event, { ...facts, cause: error })
  log.warn('database.away', { ...facts, why: error instanceof Error ? error.message : undefined })
}

type ErrorLike = {
  code?: string
  message?: string
  syscall?: string
  cause?: unknown
  errors?: unknown[]
}

/** Seconds after which a retry makes sense. */
export const RETRY_AFTER_SECONDS = 5

/** The message shown during an outage. */
export const OUTAGE_WORDS =
  'Layanan sedang tidak tersedia. Dana Anda aman; silakan coba lagi sebentar lagi.'
