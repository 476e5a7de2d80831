import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { copyMigrated } from '#tests/server/seeded.ts'
import { type Connection, connect, inTransaction } from '../connect.server.ts'
import { openEmbedded } from './embedded.server.ts'
import { isOutage } from '../pool/outage.server.ts'

/** On the disk, not in memory. */
async function dataDir(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-embedded-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await copyMigrated(folder)
  return folder
}

async function openIn(folder: string): Promise<Connection> {
  const connection = await connect({ dataDir: folder })
  onTestFinished(() => connection.close())
  return connection
}

test('what was acknowledged before kill -9 is there afterwards, and the lock of the dead is taken over', async () => {
  const folder = await dataDir()
  const acknowledged = await writeUntilKilled(folder)

  const { db } = await openIn(folder)
  const rows = await db.selectFrom('category').select('slug').execute()

  expect(acknowledged.length).toBeGreaterThan(20)
  expect(rows.map(({ slug }) => slug)).toEqual(expect.arrayContaining(acknowledged))
})

test('every commit reaches the disk: the engine is told to sync and its file system can', async () => {
  const { db } = await openIn(await dataDir())
  const { rows } = await sql<{ fsync: string; method: string }>`
    select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`.execute(
    db,
  )

  expect(rows).toEqual([{ fsync: 'on', method: 'fsync' }])
})

test('an error in one statement leaves the connection usable, and a transaction leaves nothing behind', async () => {
  const { db } = await openIn(await dataDir())
  await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' })
  await expect(
    inTransaction(db, async (tx) => {
      await sql`create table half (id int)`.execute(tx)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')

  const { rows } = await sql<{ found: string | null }>`select to_regclass('half') as found`.execute(
    db,
  )
  expect(rows).toEqual([{ found: null }])
})

test('an engine that ends in the middle of a statement is an outage, and is there again by itself', async () => {
  const { db } = await openIn(await dataDir())
  // PGlite exits with a code on a copy from standard input.
  const lost = await sql`copy category from stdin`.execute(db).catch((error: unknown) => error)
  expect(isOutage(lost), String(lost)).toBe(true)
  const deadline = performance.now() + 30_000
  for (;;) {
    const asked = await sql`select 1`.execute(db).catch((error: unknown) => error)
    if (!(asked instanceof Error)) break
    expect(isOutage(asked), String(asked)).toBe(true)
    if (performance.now() > deadline) throw asked
  }
})

test('a new database has its name once all its files are there: one cut off before is made anew', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-embedded-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  // As a process leaves it that is killed meanwhile.
  mkdirSync(path.join(folder, 'pgdata.unfinished', 'base'), { recursive: true })
  writeFileSync(path.join(folder, 'pgdata.unfinished', 'PG_VERSION'), '')
  const files = path.join(folder, 'pgdata')
  const tables = () =>
    readdirSync(path.join(files, 'base'), { recursive: true, encoding: 'utf8' }).toSorted()

  const opening = openEmbedded(folder)
  while (!existsSync(files)) await wait(1)
  const atFirst = tables()
  await (await opening).close()
  expect(atFirst.length).toBeGreaterThan(500)
  expect(atFirst).toEqual(tables())
  expect(readdirSync(folder)).toEqual(['pgdata'])
})

test('files that are no whole database are neither opened nor touched', async () => {
  const folder = await dataDir()
  const inside = () => readdirSync(path.join(folder, 'pgdata')).toSorted()
  rmSync(path.join(folder, 'pgdata', 'PG_VERSION'))
  const left = inside()
  await expect(openEmbedded(folder)).rejects.toThrow('is no whole database')
  expect(inside()).toEqual(left)
  expect(left).toContain('base')
})

/** Starts a process that writes rows and prints each one confirmed as committed; kills it in the middle. */
function writeUntilKilled(folder: string): Promise<string[]> {
  const module = new URL('../connect.server.ts', import.meta.url).href
  const script = `
    const { connect } = await import(${JSON.stringify(module)})
    const { db } = await connect({ dataDir: ${JSON.stringify(folder)} })
    for (let i = 0; ; i++) {
      const slug = 'row-' + i
      const id = crypto.randomUUID()
      await db.insertInto('category').values({ id, slug, name: slug, description: '', position: 1 }).execute()
      console.log(slug)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk
    if (said.split('\n').length > 60) child.kill('SIGKILL')
  })
  return new Promise((resolve) => {
    child.on('exit', () => resolve(said.split('\n').slice(0, -1)))
  })
}
