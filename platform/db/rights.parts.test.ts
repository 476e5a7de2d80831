import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startPostgres } from '#tests/database/postgres.ts'
import { connect } from './connect.server.ts'

async function twoRoles() {
  needPostgres()
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const ownerUrl = server.url('postgres')
  const admin = new pg.Client({ connectionString: ownerUrl })
  await admin.connect()
  await admin.query(`create role "amanah web" login password 'web'`)
  await admin.end()
  const url = new URL(ownerUrl)
  url.username = 'amanah web'
  url.password = 'web'
  return { ownerUrl, url: url.href }
}

test('the role that serves writes gifts, and can change nothing in the books or the tables', async () => {
  const { ownerUrl, url } = await twoRoles()
  // Both processes of a start grant at once.
  const [connection, second] = await Promise.all([
    connect({ url, ownerUrl }),
    connect({ url, ownerUrl }),
  ])
  onTestFinished(async () => void (await Promise.all([connection.close(), second.close()])))
  const { pool } = connection
  const id = '00000000-0000-4000-8000-000000000001'
  await sql`insert into ledger_journal (source_id, id, source, event, description, occurred_at, recorded_at)
    values (${id}::uuid, ${id}::uuid, 'test', 'made', '', now(), now())`.execute(connection.db)
  await sql`insert into page_purge (id, prefixes, purged_at) values (${id}::uuid, '{/}', now())`.execute(
    connection.db,
  )
  await pool.query('delete from page_purge')

  const denied = { code: '42501' }
  for (const statement of [
    `update ledger_journal set event = 'other'`,
    'delete from ledger_journal',
    'truncate ledger_journal, ledger_posting',
    'update ledger_posting set amount = 1',
    'delete from receipt_void',
    'truncate page_purge',
    'alter table ledger_journal disable trigger user',
    'drop table ledger_posting',
    'create table note (id int)',
    'delete from schema_migration',
    'set session_replication_role = replica',
  ]) {
    await expect(pool.query(statement), statement).rejects.toMatchObject(denied)
  }
  const { rows } = await pool.query('select event from ledger_journal')
  expect(rows).toEqual([{ event: 'made' }])
})

test('the owner, who has the rights, is still stopped by the triggers', async () => {
  const { ownerUrl, url } = await twoRoles()
  const connection = await connect({ url, ownerUrl })
  onTestFinished(() => connection.close())
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  onTestFinished(() => owner.end())
  for (const table of [
    'ledger_journal',
    'ledger_posting',
    'receipt',
    'receipt_void',
    'period_close',
  ]) {
    await expect(owner.query(`truncate ${table} cascade`), table).rejects.toMatchObject({
      code: '23001',
    })
  }
})
