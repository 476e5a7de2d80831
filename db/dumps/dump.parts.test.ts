import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import { readConfig } from '#platform/config.ts'
import { type Connection, connect } from '#platform/db/connect.server.ts'
import { openEmbedded } from '#platform/db/embedded/embedded.server.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startPostgres } from '#tests/database/postgres.ts'
import { dumpFiles, restore } from './dump.server.ts'

const config = readConfig({ APP_SECRET: 'a secret that only the dumps know' })

type Counts = Record<string, number>

/** A database with the rows of that time, opened by today's program. */
type Restored = { kept: Counts; connection: Connection }

async function onPostgres(file: string): Promise<Restored> {
  needPostgres()
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const pool = new pg.Pool({ connectionString: server.url('postgres') })
  const kept = await restore(pool, file)
  await pool.end()
  return { kept, connection: await connect({ url: server.url('postgres') }) }
}

async function onEmbedded(file: string): Promise<Restored> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'amanah-dump-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const engine = await openEmbedded(dataDir)
  const pool = new pg.Pool({ stream: engine.stream as never, max: 1, user: 'postgres' })
  const kept = await restore(pool, file)
  await pool.end()
  await engine.close()
  return { kept, connection: await connect({ dataDir }) }
}

test('there is a filled database of 1.0.0', () => {
  expect(dumpFiles).toContain('1.0.0.sql.br')
})

for (const [engine, open] of [
  ['PostgreSQL', onPostgres],
  ['the embedded engine', onEmbedded],
] as const) {
  for (const file of dumpFiles) {
    test(`on ${engine} ${file} migrates to today with all its rows and sound books`, async () => {
      const { kept, connection } = await open(file)
      onTestFinished(() => connection.close())
      const { db, read, pool } = connection

      expect(kept.donation).toBeGreaterThan(400)
      const { rows } = await pool.query<{ name: string; rows: number }>(
        Object.keys(kept)
          .map((name) => `select '${name}' as name, count(*)::int as rows from ${name}`)
          .join(' union all '),
      )
      const now = Object.fromEntries(rows.map((row) => [row.name, row.rows]))
      const lost = Object.entries(kept).filter(([name, count]) => (now[name] ?? 0) < count)
      expect(lost).toEqual([])
      const asking = { db, read, config, now: () => new Date('2026-11-22T03:00:00Z') }
      const answers = { ...(await askLedger(db)), ...(await askReceipts(asking as never)) }
      expect(Object.entries(answers).filter(([, count]) => count !== 0)).toEqual([])
    })
  }
}
