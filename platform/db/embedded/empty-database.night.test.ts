import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { initialize, openEmbedded } from './embedded.server.ts'
import { copyEmptyDatabase, keepEmptyDatabase } from './empty-database.server.ts'

test('a new database is a copy of the kept one while every byte of that is as it was made; else it is made anew', async () => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'amanah-embedded-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const kept = path.join(place, 'kept')
  const make = (files: string) => (copyEmptyDatabase(files) ? Promise.resolve() : initialize(files))
  await keepEmptyDatabase(make, kept)
  // A second build makes nothing.
  await keepEmptyDatabase(() => Promise.reject(new Error('it is kept')), kept)
  const [version = ''] = readdirSync(kept)
  const original = path.join(kept, version, 'pgdata')

  /** Opens a new database, which must work; answers the number that its engine gave it when it was made. */
  const openNew = async (name: string): Promise<string> => {
    const folder = path.join(place, name)
    const engine = await openEmbedded(folder, kept)
    const pool = new pg.Pool({ stream: engine.stream as never, max: 1, user: 'postgres' })
    await pool.query('create table one as select 1 as value')
    const { rows } = await pool.query<{ id: string }>(
      'select system_identifier::text as id from pg_control_system()',
    )
    await pool.end()
    await engine.close()
    return rows[0]?.id ?? ''
  }

  const [first, second] = [await openNew('first'), await openNew('second')]
  expect(second).toBe(first)
  expect(readdirSync(kept)).toEqual([version])
  const modeOf = (name: string) => statSync(path.join(place, 'first', 'pgdata', name)).mode & 0o777
  expect([modeOf('base'), modeOf('PG_VERSION')]).toEqual([0o700, 0o600])

  const control = path.join(original, 'global', 'pg_control')
  const bytes = readFileSync(control)
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40)
  writeFileSync(control, bytes)
  expect(await openNew('third')).not.toBe(first)
  // The next build mends it.
  await keepEmptyDatabase(make, kept)
  expect(copyEmptyDatabase(path.join(place, 'fourth'), kept)).toBe(true)

  // A link is not followed: what it leads to keeps its mode.
  const outside = path.join(place, 'outside')
  mkdirSync(outside)
  chmodSync(outside, 0o755)
  symlinkSync(outside, path.join(original, 'base', 'more'))
  expect(copyEmptyDatabase(path.join(place, 'fifth'), kept)).toBe(false)
  expect(existsSync(path.join(place, 'fifth'))).toBe(false)
  expect(statSync(outside).mode & 0o777).toBe(0o755)

  // Nor is one in place of all files.
  await keepEmptyDatabase(make, kept)
  const away = path.join(place, 'away')
  renameSync(original, away)
  symlinkSync(away, original)
  expect(copyEmptyDatabase(path.join(place, 'sixth'), kept)).toBe(false)
  expect(existsSync(path.join(place, 'sixth'))).toBe(false)
  expect(readdirSync(away)).toContain('PG_VERSION')
  await keepEmptyDatabase(make, kept)
  expect(copyEmptyDatabase(path.join(place, 'seventh'), kept)).toBe(true)
})
