import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aServer, ops as opsWith } from '#tests/database/installations.ts'
import { copyMigrated } from '#tests/server/seeded.ts'
import { lockDirectory } from '#platform/db/embedded/lock-directory.server.ts'

async function aDataDir(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-ops-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await copyMigrated(path.join(folder, 'database'))
  return folder
}

const ops = (args: string[], dataDir = '/nowhere') => opsWith(args, { DATA_DIR: dataDir })

test('without a command it says what there is; with an unknown one also that', () => {
  const asked = ops([])
  expect(asked.status).toBe(0)
  expect(asked.said).toContain('jobs revive <name>')
  const unknown = ops(['restart'])
  expect(unknown.status).toBe(1)
  expect(unknown.failed).toContain('There is no command restart.')
})

test('cases of zakat are answered without a database; another file is none of it', () => {
  const { said, failed } = ops(['zakat', 'features/zakat/zakat-kinds.json'])
  expect(failed).toBe('')
  const answers = JSON.parse(said) as Record<string, unknown>
  expect(Object.keys(answers)).toHaveLength(78)
  expect(answers['rikaz-02']).toMatchObject({ wajib: true, zakatRupiah: 1 })
  expect(ops(['zakat', 'package.json']).failed).toContain('package.json is no file of cases')
  expect(ops(['zakat']).failed).toContain('Write "zakat <file>".')
})

test('a job that does not exist is not revived in silence', () => {
  const { status, failed } = ops(['jobs', 'revive', 'payment.settel'])
  expect(status).toBe(1)
  expect(failed).toContain('No job is named payment.settel')
  expect(failed).toContain('  payment.settle\n')
})

test('jobs and totals of an embedded database are shown while nobody holds it', async () => {
  const dataDir = await aDataDir()
  const { said, failed } = ops(['jobs'], dataDir)
  expect(failed).toBe('')
  expect(said).toBe('No job is dead.\n\nNothing waits.\n')
  expect(ops(['jobs', 'revive', 'payment.settle'], dataDir).said).toContain('No dead job')
  expect(ops(['totals'], dataDir).said).toBe('0 totals differed from the ledger, now 0.\n')
})

test('beside a process that holds the embedded database it says who, and what to do', async () => {
  const dataDir = await aDataDir()
  onTestFinished(lockDirectory(path.join(dataDir, 'database')))
  const { status, failed } = ops(['jobs'], dataDir)
  expect(status).toBe(1)
  expect(failed).toContain(`is held by process ${process.pid}`)
  expect(failed).toContain('Stop the server')
  expect(failed).not.toContain('    at ')
})

test('the embedded database and one PostgreSQL need no distribution, and are told so', async () => {
  expect(ops(['distribute']).said).toContain('embedded database lies in one place')
  const { env } = await aServer()
  const { said, failed, status } = opsWith(['distribute'], env)
  expect([failed, status]).toEqual(['', 0])
  expect(said).toContain('one server without Citus')
})

test('statements of a year in a file are one JSON object, and no installation is needed', () => {
  const { said, status } = ops(['statements', 'features/statements/year/year-vector.json'])
  expect(status).toBe(0)
  expect(JSON.parse(said)).toMatchObject({ position_amil: { assets: 268_418_000 } })
  const { failed } = ops(['statements', 'package.json'])
  expect(failed).toContain('package.json is no year')
})
