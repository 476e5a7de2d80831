import { Kysely, type PostgresPool } from 'kysely'
import pg from 'pg'
import { type HostRole, parseDatabaseUrl } from './database-url.ts'
import { LimitedDialect } from './dialect.server.ts'
import type { Guarded } from './guarded-pool.server.ts'
import type { Database } from '../schema.ts'
import { ServerWatch } from './server-watch.server.ts'

const INT8 = 20
const DATE = 1082

type Opening = { role: HostRole; poolSize?: number; waitMs?: number | undefined }

/** Connections to the one of several hosts that has the role, and the watch over it. */
export async function openServer(name: string, url: string, opening: Opening): Promise<Guarded> {
  const watch = new ServerWatch(name, parseDatabaseUrl(url, opening.role))
  await watch.begin()
  class Client extends pg.Client {
    readonly target = watch.url

    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: watch.url })
    }
  }
  const pool = newPool({
    Client,
    max: opening.poolSize ?? 10,
    connectionTimeoutMillis: opening.waitMs ?? 4_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  } as pg.PoolConfig)
  watch.attend(pool)
  return { pool, watch }
}

/** Ends the watch and the connections. */
export async function closeServer({ pool, watch }: Guarded): Promise<void> {
  watch.close()
  await pool.end()
}

/** Queries with a limit of time for each transaction. */
export function limitedQueries(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new LimitedDialect({ pool }) })
}

/** A pool that survives lost connections, with our reading of numbers and dates. */
export function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, types: { getTypeParser }, application_name: 'amanah' })
  // Without a listener a lost connection, idle or in use, would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => console.error(`database connection lost: ${error.message}`))
  })
  pool.on('error', () => {})
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
