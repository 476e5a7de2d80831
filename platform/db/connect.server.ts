import { existsSync } from 'node:fs'
import path from 'node:path'
import { type IsolationLevel, Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { ConfigError } from '../config.ts'
import { openEmbedded } from './embedded/embedded.server.ts'
import { keepingPlans } from './embedded/kept-plans.server.ts'
import { guardedPool, guardedReadPool } from './pool/guarded-pool.server.ts'
import { migrate, type Mode } from './migrate/migrate.server.ts'
import { patiently } from './pool/statement-limits.server.ts'
import type { ReadFence } from './pool/read-fence.server.ts'
import { grantRights } from './rights.server.ts'
import type { Database } from './schema.ts'
import { openServerClock } from './pool/server-clock.server.ts'
import { closeServer, limitedQueries, newPool, openServer } from './pool/server-pool.server.ts'
import { openFence, timeAt } from './pool/server-positions.server.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

export type Connection = {
  engine: 'embedded' | 'postgres'
  db: Db
  read: Db
  pool: pg.Pool
  /** Set with a replica: raised after a change that no reader may miss. */
  fence?: ReadFence
  /** What has to be added to this machine's clock; an embedded database has no other one. */
  clockOffsetMs?: () => number
  /** Names of the migrations this start added. */
  migrated: string[]
  /** Copies the files of an embedded database on the disk; a server has none of ours. */
  snapshot?: ((folder: string) => Promise<void>) | undefined
  close(): Promise<void>
}

export type ConnectOptions = {
  /** A real server, perhaps with several hosts; without it the embedded engine is used. */
  url?: string | undefined
  readUrl?: string | undefined
  /** Another role at the same server, which owns the tables: it migrates, and the role of `url` only serves. */
  ownerUrl?: string | undefined
  /** Where the embedded engine stores its files; null keeps everything in memory (tests). */
  dataDir?: string | null
  poolSize?: number
  /** How long a caller waits for a free connection; a few seconds by default. */
  waitMs?: number | undefined
  /** The mode to serve: a database of the other mode is refused. Tools that only read leave it out. */
  mode?: Mode
}

/** A file in the folder of an embedded database whose rows live on a server now. */
export const MOVED = 'MOVED'

/**
 * Opens the database, migrates it and answers one handle for both engines. Only the pool's socket differs between
 * them.
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  return options.url ? await connectServer(options.url, options) : await connectEmbedded(options)
}

async function connectEmbedded({
  dataDir = null,
  mode,
  waitMs = 10_000,
}: ConnectOptions): Promise<Connection> {
  if (dataDir !== null) refuseMoved(dataDir)
  const embedded = await openEmbedded(dataDir)
  // One backend, so one client: a query on `db` inside a transaction fails instead of running outside it.
  const only = { stream: embedded.stream as never, max: 1, idleTimeoutMillis: 0, user: 'postgres' }
  const pool = newPool({ ...only, connectionTimeoutMillis: waitMs })
  try {
    const migrated = await migrate(pool, { mode })
    // No time limits: the engine has no timers to keep them, and each would be a message more to its thread.
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: keepingPlans(pool) }) })
    const stopUpkeep = startUpkeep(pool)
    const close = async () => {
      stopUpkeep()
      await pool.end()
      await embedded.close()
    }
    const { snapshot } = embedded
    return { engine: 'embedded', db, read: db, pool, migrated, snapshot, close }
  } catch (error) {
    await pool.end().catch(() => {})
    await embedded.close()
    throw error
  }
}

/** Two databases that both go on would part the books. */
function refuseMoved(dataDir: string): void {
  const mark = path.join(dataDir, MOVED)
  if (!existsSync(mark)) return
  throw new ConfigError(
    `DATABASE_URL: the database in ${dataDir} was moved to a server; the file ${mark} says when`,
  )
}

async function connectServer(url: string, options: ConnectOptions): Promise<Connection> {
  const primary = await openServer('database', url, { role: 'read-write', ...options })
  try {
    if (primary.watch.away) throw primary.watch.away
    const migrated = options.ownerUrl
      ? await migrateAsOwner(options.ownerUrl, primary.pool, options)
      : await migrate(primary.pool, { mode: options.mode })
    const db = limitedQueries(guardedPool(primary))
    const clock = await openServerClock(() => timeAt(db))
    const served = { pool: primary.pool, migrated, clockOffsetMs: clock.offsetMs }
    const closePrimary = async () => {
      clock.close()
      await closeServer(primary)
    }
    const base = { engine: 'postgres' as const, db, ...served }
    if (!options.readUrl) return { ...base, read: db, close: closePrimary }
    const replica = await openServer('replica', options.readUrl, { role: 'any', ...options })
    const fence = openFence(primary, replica)
    const read = limitedQueries(guardedReadPool(replica, { primary, fence }))
    const close = async () => {
      fence.close()
      await Promise.all([closePrimary(), closeServer(replica)])
    }
    return { ...base, read, fence, close }
  } catch (error) {
    await closeServer(primary)
    throw error
  }
}

async function migrateAsOwner(
  ownerUrl: string,
  serving: pg.Pool,
  { mode }: ConnectOptions,
): Promise<string[]> {
  const owner = await openServer('database', ownerUrl, { role: 'read-write', poolSize: 2 })
  try {
    if (owner.watch.away) throw owner.watch.away
    const migrated = await migrate(owner.pool, { mode })
    const { rows } = await serving.query<{ role: string }>('select current_user as role')
    await grantRights(owner.pool, rows[0]?.role ?? '')
    return migrated
  } finally {
    await closeServer(owner)
  }
}

/** PGlite has no background processes: without this its log grows without limit and statistics become outdated. */
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

/** `isPatient`: statements and locks may take minutes. */
type TransactionOptions = { isolation?: IsolationLevel; attempts?: number; isPatient?: boolean }

/**
 * Runs `work` in a transaction and repeats it after a serialization failure or deadlock, so `work` must have no
 * effect outside the database. A handle that is a transaction is joined: its owner commits and repeats.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { isolation = 'read committed', attempts = 5, isPatient = false } = options
  if (db.isTransaction) return await work(db as Tx)
  if (isPatient) return await patiently(() => inTransaction(db, work, { isolation, attempts }))
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
