import { type IsolationLevel, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { openEmbedded } from './embedded.server.ts'
import { migrate } from './migrate.server.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

export type Connection = {
  engine: 'embedded' | 'postgres'
  db: Db
  read: Db
  pool: pg.Pool
  /** Names of the migrations this start added. */
  migrated: string[]
  close(): Promise<void>
}

export type ConnectOptions = {
  /** A real server; without it the embedded engine is used. */
  url?: string | undefined
  readUrl?: string | undefined
  /** Where the embedded engine keeps its files; null keeps everything in memory (tests). */
  dataDir?: string | null
  poolSize?: number
}

const INT8 = 20
const DATE = 1082

/** Opens the database, migrates it and answers one handle for both engines: the only branch is how the pool gets its socket. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const embedded = options.url ? undefined : await openEmbedded(options.dataDir ?? null)
  const pool = embedded
    ? // One backend, so one client: a query on `db` inside a transaction fails instead of running outside it.
      newPool({ stream: embedded.stream as never, max: 1, idleTimeoutMillis: 0, user: 'postgres' })
    : newPool(serverPool(options.url as string, options.poolSize))
  try {
    const migrated = await migrate(pool)
    const db = kysely(pool)
    const readPool = options.readUrl ? newPool(serverPool(options.readUrl, options.poolSize)) : pool
    const stopUpkeep = embedded ? startUpkeep(pool) : () => {}
    return {
      engine: embedded ? 'embedded' : 'postgres',
      db,
      read: readPool === pool ? db : kysely(readPool),
      pool,
      migrated,
      close: async () => {
        stopUpkeep()
        await Promise.all([...new Set([pool, readPool])].map((each) => each.end()))
        await embedded?.close()
      },
    }
  } catch (error) {
    await pool.end().catch(() => {})
    await embedded?.close()
    throw error
  }
}

function kysely(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

function serverPool(url: string, size = 10): pg.PoolConfig {
  return {
    connectionString: url,
    max: size,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  }
}

function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    types: { getTypeParser },
    connectionTimeoutMillis: 10_000,
    application_name: 'amanah',
  })
  // An idle client that loses its server must not take the process with it.
  pool.on('error', (error) => console.error(`idle database connection failed: ${error.message}`))
  return pool
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && oid === INT8) return safeInteger
  // A JS Date would shift a plain date by the time zone.
  if (format !== 'binary' && oid === DATE) return (value) => value
  return pg.types.getTypeParser(oid, format as never)
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond the safe range: ${text}`)
  return value
}

/** PGlite has no background processes: without this its log grows without bound and statistics go stale. */
function startUpkeep(pool: pg.Pool): () => void {
  let lastPosition = ''
  async function checkpoint(): Promise<void> {
    const { rows } = await pool.query<{ at: string }>('select pg_current_wal_lsn()::text as at')
    const position = rows[0]?.at ?? ''
    if (position === lastPosition) return
    await pool.query('checkpoint')
    lastPosition = position
  }
  function report(error: Error): void {
    console.error(`database upkeep failed: ${error.message}`)
  }
  const timers = [
    setInterval(() => void checkpoint().catch(report), 60_000),
    setInterval(() => void pool.query('vacuum (analyze)').catch(report), 3_600_000),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach(clearInterval)
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Runs `work` in a transaction and repeats it after a serialization failure or deadlock, so it may have no effect outside the database. */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  options: { isolation?: IsolationLevel; attempts?: number } = {},
): Promise<T> {
  const { isolation = 'read committed', attempts = 5 } = options
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work)
    } catch (error) {
      const code = (error as { code?: string }).code
      if (attempt >= attempts || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw error
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * Math.random()))
    }
  }
}
