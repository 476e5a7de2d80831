import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startPostgres } from '#tests/database/postgres.ts'
import { openEmbedded } from '../embedded/embedded.server.ts'
import { migrate } from './migrate.server.ts'

function files(given: Record<string, string>): URL {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, sql] of Object.entries(given)) writeFileSync(path.join(folder, name), sql)
  return pathToFileURL(`${folder}/`)
}

async function pools(count: number): Promise<pg.Pool[]> {
  needPostgres()
  const server = await startPostgres()
  const all = Array.from(
    { length: count },
    () => new pg.Pool({ connectionString: server.url('postgres'), max: 3 }),
  )
  for (const pool of all) pool.on('error', () => {})
  onTestFinished(async () => {
    await Promise.all(all.map((pool) => pool.end()))
    await server.stop()
  })
  return all
}

const index = `-- outside a transaction
drop index concurrently if exists note_text;
create index concurrently note_text on note (text);
`

test('processes that start together wait for each other beyond every limit of the role, and each file runs once', async () => {
  const all = await pools(4)
  const [first] = all as [pg.Pool]
  await first.query(
    `alter role amanah set statement_timeout = '200ms'; alter role amanah set lock_timeout = '100ms';
     alter role amanah set idle_in_transaction_session_timeout = '300ms'`,
  )
  const folder = files({
    '0001_note.sql': 'create table note (id int primary key, text text); select pg_sleep(1.5);',
    '0002_row.sql': `insert into note values (1, 'one'); select pg_sleep(0.5);`,
    '0003_index.sql': index,
  })
  const added = await Promise.all(all.map((pool) => migrate(pool, { folder })))

  expect(added.flat().sort()).toEqual(['0001_note.sql', '0002_row.sql', '0003_index.sql'])
  expect(await Promise.all(all.map((pool) => migrate(pool, { folder })))).toEqual([[], [], [], []])
  const { rows } = await first.query(
    `select indisvalid from pg_index where indexrelid = 'note_text'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

test('a file that fails leaves nothing of itself, and those before it stay', async () => {
  const [pool] = (await pools(1)) as [pg.Pool]
  const folder = files({
    '0001_note.sql': 'create table note (id int primary key)',
    '0002_wrong.sql': 'create table other (id int); select 1 / 0;',
  })
  await expect(migrate(pool, { folder })).rejects.toMatchObject({ code: '22012' })

  const { rows } = await pool.query(
    `select to_regclass('note')::text as note, to_regclass('other')::text as other`,
  )
  expect(rows).toEqual([{ note: 'note', other: null }])
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('a migration waits for a lock that somebody holds', async () => {
  const [pool] = (await pools(1)) as [pg.Pool]
  await pool.query('create table note (id int primary key)')
  const holder = await pool.connect()
  await holder.query('begin; lock table note')
  const folder = files({ '0001_column.sql': 'alter table note add column text text' })
  const migrating = migrate(pool, { folder })
  await wait(1_000)
  await holder.query('commit')
  holder.release()
  expect(await migrating).toEqual(['0001_column.sql'])
})

test('the embedded engine, which has one connection, runs the same files', {
  tags: 'night',
}, async () => {
  const engine = await openEmbedded(null)
  const pool = new pg.Pool({ stream: engine.stream as never, max: 1, user: 'postgres' })
  onTestFinished(async () => {
    await pool.end()
    await engine.close()
  })
  const folder = files({
    '0001_note.sql': 'create table note (id int primary key, text text)',
    '0002_index.sql': index,
  })
  expect(await migrate(pool, { folder })).toEqual(['0001_note.sql', '0002_index.sql'])
  expect(await migrate(pool, { folder })).toEqual([])
})
