import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeOnCluster } from '#tests/database/cluster.ts'
import { databaseUrl } from '#tests/database/postgres.ts'
import { ConfigError } from '#platform/config.ts'
import { type ConnectOptions, connect } from '../connect.server.ts'
import type { Mode } from './migrate.server.ts'

let made = 0

/** A migrated database for one test that was never opened in a mode, as an old one would be. */
async function aDatabase(): Promise<ConnectOptions> {
  const engine = inject('engine')
  if (engine.kind === 'missing') throw new Error(engine.why)
  if (engine.kind === 'embedded') {
    const dataDir = mkdtempSync(path.join(path.dirname(engine.template), 'mode-'))
    cpSync(engine.template, dataDir, { recursive: true })
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    return { dataDir }
  }
  const name = `${engine.template}_mode_${process.pid}_${(made += 1)}`
  if (engine.kind === 'cluster') {
    return { url: await makeOnCluster(engine.server, name), poolSize: 2 }
  }
  const admin = new pg.Client({ connectionString: engine.server })
  await admin.connect()
  await admin.query(`create database ${name} template ${engine.template}`)
  await admin.end()
  return { url: databaseUrl(engine.server, name), poolSize: 2 }
}

async function opened(database: ConnectOptions, mode: Mode): Promise<void> {
  const { close } = await connect({ ...database, mode })
  await close()
}

/** Opens the database as a tool does, without a mode to serve. */
async function rowsOf(database: ConnectOptions, sql: string): Promise<object[]> {
  const { pool, close } = await connect(database)
  const { rows } = await pool.query(sql)
  await close()
  return rows
}

test.each([
  ['live', 'demo'],
  ['demo', 'live'],
] as const)('a database of %s mode does not open in %s mode', async (first, other) => {
  const database = await aDatabase()
  await opened(database, first)
  await expect(opened(database, other)).rejects.toThrow(
    `MODE: is ${other}, but this database was made in ${first} mode`,
  )
  expect(await rowsOf(database, 'select mode from database_mode')).toEqual([{ mode: first }])
})

test('a refused database is as it was: not even a migration has run', async () => {
  const database = await aDatabase()
  await opened(database, 'live')
  const last = `select name from schema_migration order by name desc limit 1`
  const [newest] = (await rowsOf(database, last)) as { name: string }[]
  const { pool, close } = await connect(database)
  await pool.query('delete from schema_migration where name = $1', [newest?.name])
  await close()
  // The first step would otherwise be a migration that cannot run twice.
  await expect(opened(database, 'demo')).rejects.toThrow(ConfigError)
})

test('who only looks into it leaves the choice to the first start', async () => {
  const database = await aDatabase()
  expect(await rowsOf(database, 'select mode from database_mode')).toEqual([])
  await opened(database, 'live')
  await expect(opened(database, 'demo')).rejects.toThrow(ConfigError)
})
