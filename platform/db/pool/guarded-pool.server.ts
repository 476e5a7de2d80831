import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { DatabaseAway, isOutage } from './outage.server.ts'
import { limits, noteWait } from './statement-limits.server.ts'
import type { ReadFence } from './read-fence.server.ts'
import type { ServerWatch } from './server-watch.server.ts'

export type Guarded = { pool: pg.Pool; watch: ServerWatch }

const READ_ONLY = '25006'
const TIMED_OUT = 'Query read timeout'
/** The server itself ends a slow statement; the client gives up only when the server does not. */
const GRACE_MS = 1_000

/** The pool for Kysely: refuses at once while the server is away, and limits how long a statement may wait. */
export function guardedPool({ pool, watch }: Guarded): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => kyselyClient(await checkOut({ pool, watch })),
  }
}

/**
 * Reads from the replica, and from the primary while the replica is away, fails, or lacks a change that must be seen;
 * a failed statement is repeated there.
 */
export function guardedReadPool(
  replica: Guarded,
  { primary, fence }: { primary: Guarded; fence: Pick<ReadFence, 'isStanding'> },
): PostgresPool {
  return {
    options: replica.pool.options,
    end: () => replica.pool.end(),
    connect: async () => {
      if (replica.watch.away || fence.isStanding) return kyselyClient(await checkOut(primary))
      const first = await checkOut(replica).catch(() => undefined)
      if (!first) return kyselyClient(await checkOut(primary))
      return kyselyClient(new ReadCheckout(first, () => checkOut(primary)))
    },
  }
}

type Row = Record<string, unknown>
type Result = pg.QueryResult<Row>
type Usable = {
  query(text: string, values: readonly unknown[]): Promise<Result>
  release(isDiscarded?: boolean): void
}

// Kysely's types have a generic result and a cursor, which this object does not need.
function kyselyClient(client: Usable): PostgresPoolClient {
  const query: unknown = client.query.bind(client)
  return {
    query: query as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isDiscarded),
  }
}

async function checkOut({ pool, watch }: Guarded): Promise<Checkout> {
  if (watch.away) throw watch.away
  const began = performance.now()
  try {
    return new Checkout(await pool.connect(), watch)
  } catch (cause) {
    void watch.suspect()
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseAway(`no connection: ${why}`, { cause })
  } finally {
    noteWait(performance.now() - began)
  }
}

/** A connection for one caller. It is not reused after an error that leaves its state unknown. */
class Checkout implements Usable {
  #client: pg.PoolClient
  #watch: ServerWatch
  #spoilt: unknown

  constructor(client: pg.PoolClient, watch: ServerWatch) {
    this.#client = client
    this.#watch = watch
  }

  async query(text: string, values: readonly unknown[]): Promise<Result> {
    // The rollback after a lost statement would wait as long as the statement did.
    if (this.#spoilt) throw this.#spoilt
    const ended = this.#watch.note()
    const query_timeout = limits().statementMs + GRACE_MS
    const began = performance.now()
    try {
      return await this.#client.query({
        text,
        values: [...values],
        query_timeout,
      } as pg.QueryConfig)
    } catch (error) {
      this.#judge(error)
      throw error
    } finally {
      ended()
      noteWait(performance.now() - began)
    }
  }

  release(isDiscarded = false): void {
    this.#client.release(isDiscarded || this.#spoilt !== undefined)
  }

  #judge(error: unknown): void {
    const { code, message } = error as { code?: string; message?: string }
    // A read-only primary has been replaced; the next connection may find its successor.
    if (message !== TIMED_OUT && code !== READ_ONLY) return
    this.#spoilt = error
    void this.#watch.suspect()
  }
}

const CONFLICT_WITH_RECOVERY = '40001'

class ReadCheckout implements Usable {
  #client: Usable
  #askPrimary: (() => Promise<Usable>) | undefined

  constructor(client: Usable, askPrimary: () => Promise<Usable>) {
    this.#client = client
    this.#askPrimary = askPrimary
  }

  async query(text: string, values: readonly unknown[]): Promise<Result> {
    try {
      return await this.#client.query(text, values)
    } catch (error) {
      const { code } = error as { code?: string }
      const mayAsk = isOutage(error) || code === CONFLICT_WITH_RECOVERY
      if (!mayAsk || !this.#askPrimary) throw error
      const primary = await this.#askPrimary()
      this.#askPrimary = undefined
      this.#client.release(true)
      this.#client = primary
      return await primary.query(text, values)
    }
  }

  release(isDiscarded?: boolean): void {
    this.#client.release(isDiscarded)
  }
}
