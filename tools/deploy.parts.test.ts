import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeCertificate } from '#tests/fakes/certificate.ts'
import { unprivilegedUser } from '#tests/database/postgres.ts'
import { freePort } from '#tests/server/server.ts'
import { codeCache } from '#tests/server/code-cache.ts'
import { copyMigrated } from '#tests/server/seeded.ts'
import { skipUnless } from '#tests/database/skip-unless.ts'
import { startProgram } from './soak/program.ts'
import { fillHaproxy, fillPgbouncer, makeFolder } from './soak/samples.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

/** Skips the test where a program is not there. */
function need(...programs: string[]): void {
  for (const program of programs) {
    const isThere = spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
    skipUnless(isThere, `${program} is not installed`)
  }
}

test('systemd understands the units and the moment of the timer', () => {
  need('systemd-analyze')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-units-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['amanah.service', 'amanah-backup.service', 'amanah-backup.timer']) {
    const here = read(name)
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll('/srv/amanah', process.cwd())
    writeFileSync(path.join(folder, name), here)
    const { stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', path.join(folder, name)],
      {
        encoding: 'utf8',
      },
    )
    expect(stderr.split('\n').filter((line) => line.includes('amanah'))).toEqual([])
  }
  const moment = /OnCalendar=(.*)/.exec(read('amanah-backup.timer'))?.[1] ?? ''
  expect(execFileSync('systemd-analyze', ['calendar', moment], { encoding: 'utf8' })).toMatch(
    /Next elapse/,
  )
})

test('a command of operation has the settings of the file, and the data of the service before them', {
  tags: 'night',
}, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-ops-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await copyMigrated(path.join(folder, 'data', 'database'))
  const settings = readFileSync('.env.example', 'utf8')
  writeFileSync(path.join(folder, 'amanah.env'), `${settings}\nORIGIN=https://donasi.example.org\n`)
  const script = read('ops')
    .replace('cd "$(dirname "$0")/.."', `cd ${process.cwd()}`)
    .replace('runuser -u amanah -- ', '')
    .replace('/var/lib/amanah', path.join(folder, 'data'))
    .replace('/usr/bin/node', process.execPath)
  const run = spawnSync('sh', ['-s', 'staff', 'add', 'siti@lembaga.id', '--role', 'admin'], {
    input: script,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      ...codeCache(),
      AMANAH_ENV: path.join(folder, 'amanah.env'),
    },
  })
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.stdout).toMatch(/^https:\/\/donasi\.example\.org\/kelola\/undangan\/\w{26}$/m)
})

test('nginx understands its sample', () => {
  need('nginx', 'openssl')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'chain.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=a',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  const site = read('nginx.conf')
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    // Only root may bind the real ones, and checking binds.
    .replace(/(listen \S*?)(80|443)\b/g, '$142$2')
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${site} }`,
  )
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
})

test('haproxy understands its sample', () => {
  need('haproxy')
  const { folder, remove } = makeFolder(unprivilegedUser())
  onTestFinished(remove)
  const certificate = makeCertificate('127.0.0.1')
  const file = fillHaproxy(folder, { http: 1, https: 2, processes: [3000, 3001], certificate })
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, expect.not.stringMatching(/ALERT|WARNING/)])
})

test('pgbouncer starts with its sample, lends connections for a transaction, and asks for a password', async () => {
  need('pgbouncer')
  const user = unprivilegedUser()
  const { folder, remove } = makeFolder(user)
  onTestFinished(remove)
  const port = await freePort()
  const role = { user: 'amanah', password: 'of this test' }
  const file = fillPgbouncer(folder, { ...role, port, postgres: 1 })
  const pooler = await startProgram(['/usr/sbin/pgbouncer', '-q', file], { port, user })
  onTestFinished(() => pooler.stop())
  expect(pooler.output()).not.toMatch(/ERROR|WARNING|FATAL/)
  const refused = new pg.Client({ host: '127.0.0.1', port, ...role, password: 'wrong' })
  refused.on('error', () => {})
  await expect(refused.connect()).rejects.toThrow(/password|SASL/)
})
