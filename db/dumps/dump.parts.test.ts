import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#platform/db/connect.server.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startPostgres } from '#tests/database/postgres.ts'
import { expectAllKept, type Restored } from '#tests/database/restored.ts'
import { dumpFiles, restore } from './dump.server.ts'

async function onPostgres(file: string): Promise<Restored> {
  needPostgres()
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const pool = new pg.Pool({ connectionString: server.url('postgres') })
  const kept = await restore(pool, file)
  await pool.end()
  return { kept, connection: await connect({ url: server.url('postgres') }) }
}

test('there is a filled database of 1.0.0', () => {
  expect(dumpFiles).toContain('1.0.0.sql.br')
})

test.each(dumpFiles)(
  'on PostgreSQL %s migrates to today with all its rows and sound books',
  async (file) => {
    await expectAllKept(await onPostgres(file))
  },
)
