import path from 'node:path'
import type { Config } from '#platform/config.ts'
import { type Connection, connect } from '#platform/db/connect.server.ts'
import { isKnownPostgres, postgresVersions } from '#platform/db/migrate/postgres-versions.ts'

/** The configured database, migrated. */
export async function openDatabase(config: Config): Promise<Connection> {
  const connection = await connect({
    url: config.databaseUrl,
    ownerUrl: config.databaseOwnerUrl,
    readUrl: config.databaseReadUrl,
    mode: config.mode,
    dataDir: path.join(config.dataDir, 'database'),
  })
  const place =
    connection.engine === 'embedded' ? `embedded PostgreSQL in ${config.dataDir}` : 'PostgreSQL'
  await warnOfVersion(connection)
  const added = connection.migrated.length
  step(`Opened the database: ${place}${added > 0 ? `, ${added} migrations run` : ''}`)
  return connection
}

export function printAddresses(config: Config, { port, ms }: { port: number; ms: number }): void {
  const address = config.port === port ? config.origin : `http://localhost:${port}`
  step(`Ready in ${ms} ms`)
  console.log(`\n  Amanah                ${address}`)
  if (config.mode === 'demo') {
    if (config.paymentProvider === 'sandbox') {
      console.log(`  Payment simulator     ${address}/dev/simulator`)
    }
    if (!config.smtpUrl) console.log(`  Mail and OTP inbox    ${address}/dev/kotak-masuk`)
    console.log(`  Components            ${address}/dev/ui`)
  }
  console.log(`  API document          ${address}/v2/openapi.json\n`)
}

/** A line of what the start has done. */
export function step(words: string): void {
  console.log(`• ${words}`)
}

/** A server that is older or newer than those this program is made for. */
async function warnOfVersion({ pool, engine }: Connection): Promise<void> {
  if (engine === 'embedded') return
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const { version = 0 } = rows[0] ?? {}
  if (isKnownPostgres(version)) return
  const { oldest, newest } = postgresVersions
  console.warn(`! PostgreSQL ${version}: this program is made for ${oldest} to ${newest}.`)
}
