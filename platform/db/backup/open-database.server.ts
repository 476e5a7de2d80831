import { rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { parseDatabaseUrl } from '../pool/database-url.ts'
import { openEmbedded } from '../embedded/embedded.server.ts'
import { ServerWatch } from '../pool/server-watch.server.ts'

/** One connection to a database as it is: nothing is migrated. */
export type OpenDatabase = {
  engine: 'embedded' | 'postgres'
  client: pg.ClientBase
  /** Where the embedded engine keeps its files: what COPY reads from must lie there. */
  files: string | undefined
  close(): Promise<void>
}

/** Lifts the limits of the role or the database for the transaction; behind a pooler a session is somebody else's. */
export const WITHOUT_LIMITS =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0'

/** Connects to the host that can be written to. */
export async function openServerDatabase(url: string): Promise<OpenDatabase> {
  const watch = new ServerWatch('database', parseDatabaseUrl(url, 'read-write'))
  await watch.begin()
  watch.close()
  if (watch.away) throw watch.away
  const client = new pg.Client({ connectionString: watch.url, application_name: 'amanah' })
  client.on('error', () => {})
  await client.connect()
  return { engine: 'postgres', client, files: undefined, close: () => client.end() }
}

/** Opens the engine on a folder that no other process uses, and locks it. */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  const engine = await openEmbedded(dataDir)
  const pool = new pg.Pool({ stream: engine.stream as never, max: 1, user: 'postgres' })
  pool.on('error', () => {})
  const client = await pool.connect()
  client.on('error', () => {})
  const close = async () => {
    client.release(true)
    await pool.end()
    await engine.close()
  }
  return { engine: 'embedded', client, files: path.join(path.resolve(dataDir), 'pgdata'), close }
}

/** As `openEmbeddedDatabase`, on a copy that is removed afterwards. */
export async function openSnapshot(dataDir: string): Promise<OpenDatabase> {
  const source = await openEmbeddedDatabase(dataDir)
  const close = async () => {
    await source.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...source, close }
}
