import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aServer } from '#tests/database/installations.ts'
import { copyMigrated } from '#tests/server/seeded.ts'
import { lockDirectory } from '#platform/db/embedded/lock-directory.server.ts'

async function aDataDir(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-ops-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await copyMigrated(path.join(folder, 'database'))
  return folder
}

function ops(args: string[], dataDir = '/nowhere'): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['tools/ops.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
}

test('without a command it says what there is; with an unknown one also that', () => {
  const asked = ops([])
  expect(asked.status).toBe(0)
  expect(asked.stdout).toContain('jobs revive <name>')
  const unknown = ops(['restart'])
  expect(unknown.status).toBe(1)
  expect(unknown.stderr).toContain('There is no command restart.')
})

test('cases of zakat are answered without a database; another file is none of it', () => {
  const { stdout, stderr } = ops(['zakat', 'features/zakat/zakat-kinds.json'])
  expect(stderr).toBe('')
  const answers = JSON.parse(stdout) as Record<string, unknown>
  expect(Object.keys(answers)).toHaveLength(78)
  expect(answers['rikaz-02']).toMatchObject({ wajib: true, zakatRupiah: 1 })
  expect(ops(['zakat', 'package.json']).stderr).toContain('package.json is no file of cases')
  expect(ops(['zakat']).stderr).toContain('Write "zakat <file>".')
})

test('a job that does not exist is not revived in silence', () => {
  const { status, stderr } = ops(['jobs', 'revive', 'payment.settel'])
  expect(status).toBe(1)
  expect(stderr).toContain('No job is named payment.settel')
  expect(stderr).toContain('  payment.settle\n')
})

test('jobs and totals of an embedded database are shown while nobody holds it', async () => {
  const dataDir = await aDataDir()
  const { stdout, stderr } = ops(['jobs'], dataDir)
  expect(stderr).toBe('')
  expect(stdout).toBe('No job is dead.\n\nNothing waits.\n')
  expect(ops(['jobs', 'revive', 'payment.settle'], dataDir).stdout).toContain('No dead job')
  expect(ops(['totals'], dataDir).stdout).toBe('0 totals differed from the ledger, now 0.\n')
})

test('beside a process that holds the embedded database it says who, and what to do', async () => {
  const dataDir = await aDataDir()
  onTestFinished(lockDirectory(path.join(dataDir, 'database')))
  const { status, stderr } = ops(['jobs'], dataDir)
  expect(status).toBe(1)
  expect(stderr).toContain(`is held by process ${process.pid}`)
  expect(stderr).toContain('Stop the server')
  expect(stderr).not.toContain('    at ')
})

test('the embedded database and one PostgreSQL need no distribution, and are told so', async () => {
  expect(ops(['distribute']).stdout).toContain('embedded database lies in one place')
  const { env } = await aServer()
  const { stdout, stderr, status } = spawnSync(process.execPath, ['tools/ops.ts', 'distribute'], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  expect([stderr, status]).toEqual(['', 0])
  expect(stdout).toContain('one server without Citus')
})

test('statements of a year in a file are one JSON object, and no installation is needed', () => {
  const { stdout, status } = ops(['statements', 'features/statements/year/year-vector.json'])
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ position_amil: { assets: 268_418_000 } })
  const { stderr } = ops(['statements', 'package.json'])
  expect(stderr).toContain('package.json is no year')
})
