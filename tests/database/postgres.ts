import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import {
  copyBinaries,
  copyCluster,
  giveAllTo,
  giveTo,
  npmBinaries,
  plainEnv,
  runPostgres,
  type Unprivileged,
} from './postgres-files.ts'
import { endKeeper, KEEPER, tell } from './postgres-keeper.ts'
import { ownFolder, quickParent } from './quick-folder.ts'
import { freePort } from '../server/server.ts'
import { paceOfTests } from '../../tools/test/pace.ts'

export type TestPostgres = {
  /** A connection string for the database of this name on the server. */
  url(database: string): string
  stop(): Promise<void>
}

/** A server that a test may stop and start. */
export type OwnPostgres = TestPostgres & {
  port: number
  /** Stops it and keeps its data: `fast` ends sessions in order, `immediate` is a crash, `kill` is kill -9 of all. */
  shutDown(how: 'fast' | 'immediate' | 'kill'): Promise<void>
  startAgain(): Promise<void>
  /** SIGSTOP to all its processes: connections stay open and nothing answers. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** A second server that follows this one, as after `pg_basebackup`; `select pg_promote()` makes it the primary. */
  addStandby(): Promise<OwnPostgres>
}

const START_WITHIN_MS = 30_000

/**
 * A temporary PostgreSQL 18 from the npm binaries, or the server of TEST_DATABASE_URL. With `isDurable` a commit
 * waits for the disk: too slow for tests, required for benches. Throws with the reason when this machine cannot run
 * one; it dies with this process, kill -9 included.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: (database) => databaseUrl(given, database), stop: async () => {} }
  return await makeServer({ isDurable })
}

/**
 * A temporary PostgreSQL on a port of 127.0.0.1 that the caller may stop, start and freeze. `settings` are of
 * postgresql.conf.
 */
export async function startOwnPostgres(
  settings: PostgresSettings = {},
  { isDurable = false } = {},
): Promise<OwnPostgres> {
  return await makeServer({ port: await freePort(), settings, isDurable })
}

export type PostgresSettings = Record<string, string | number>
type ServerWish = { isDurable?: boolean; port?: number; settings?: PostgresSettings }

async function makeServer(wanted: ServerWish): Promise<OwnPostgres> {
  const user = unprivilegedUser()
  const given = npmBinaries()
  const isRunnable = runPostgres(given, ['postgres', '--version'], user).status === 0
  // Programs may not run from memory everywhere.
  const home = makeHome(user, { isDurable: wanted.isDurable || !isRunnable })
  try {
    const native = isRunnable ? given : copyBinaries(given, home, user)
    await copyCluster(native, home, user)
    return await servePostgres(native, home, { user, ...wanted })
  } catch (cause) {
    rmSync(home, { recursive: true, force: true })
    throw cause
  }
}

/** The same server, another database. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** PostgreSQL refuses to run as root, so root runs it as `nobody`. */
export function unprivilegedUser(): Unprivileged {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const nobody = accounts.find((line) => line.startsWith('nobody:'))?.split(':')
  return { uid: Number(nobody?.[2] ?? 65534), gid: Number(nobody?.[3] ?? 65534) }
}

/**
 * The folder for the data and the socket: readable by that user, and short (a socket path has 107 bytes, on macOS 103). On a disk
 * where commits wait for it, otherwise in memory where there is plenty.
 */
export function makeHome(user: Unprivileged, { isDurable = false } = {}): string {
  for (const parent of [isDurable ? os.tmpdir() : quickParent(), os.tmpdir(), '/tmp']) {
    if (parent.length > 63 || !canEnter(parent, user)) continue
    const home = ownFolder(parent, 'pg')
    giveTo(home, user)
    chmodSync(home, 0o700)
    return home
  }
  throw new Error('no temporary folder that an unprivileged user can reach')
}

function canEnter(folder: string, user: Unprivileged): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' })
  if (tried.error) throw new Error(`cannot act as an unprivileged user: ${tried.error.message}`)
  return tried.status === 0
}

export type Serving = ServerWish & { user: Unprivileged }

export async function servePostgres(
  native: string,
  home: string,
  wanted: Serving,
): Promise<OwnPostgres> {
  const { user, isDurable = false, port, settings } = wanted
  const toDisk = isDurable ? 'on' : 'off'
  const all = {
    listen_addresses: port ? '127.0.0.1' : '',
    port: port ?? 5432,
    unix_socket_directories: home,
    max_connections: 100,
    fsync: toDisk,
    full_page_writes: toDisk,
    synchronous_commit: toDisk,
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    '/bin/sh',
    ['-c', KEEPER, path.join(native, 'bin', 'postgres'), home, ...flags],
    { ...user, env: plainEnv(), cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] },
  )
  const url = (database: string) =>
    port
      ? `postgres://amanah@127.0.0.1:${port}/${database}`
      : `postgres://amanah@socket/${database}?host=${encodeURIComponent(home)}`
  await untilReady(url('postgres'), child)
  return {
    url,
    port: port ?? 0,
    stop: () => endKeeper(child),
    shutDown: (how) => tell(child, how),
    startAgain: async () => {
      await tell(child, 'start')
      await untilReady(url('postgres'), child)
    },
    freeze: () => tell(child, 'freeze'),
    thaw: () => tell(child, 'thaw'),
    addStandby: () => addStandby(native, home, { user, of: url('postgres') }),
  }
}

async function addStandby(
  native: string,
  from: string,
  { user, of }: { user: Unprivileged; of: string },
): Promise<OwnPostgres> {
  const home = makeHome(user)
  const data = path.join(home, 'data')
  const primary = new pg.Client(of)
  await primary.connect()
  await primary.query(`select pg_backup_start('standby', true)`)
  cpSync(path.join(from, 'data'), data, {
    recursive: true,
    filter: (file) => !/postmaster\.(pid|opts)$/.test(file),
  })
  const { rows } = await primary.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  )
  await primary.end()
  writeFileSync(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(path.join(data, 'standby.signal'), '')
  giveAllTo(data, user)
  chmodSync(data, 0o700)
  const settings = { primary_conninfo: of }
  return await servePostgres(native, home, { user, port: await freePort(), settings })
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  let said = ''
  const listen = (text: string) => {
    said = (said + text).slice(-4_000)
  }
  child.stderr?.setEncoding('utf8').on('data', listen)
  const deadline = performance.now() + START_WITHIN_MS * paceOfTests()
  for (;;) {
    const refused = await knock(url)
    if (!refused) break
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error(`the server did not start: ${refused.message}\n${said}`)
    }
    await wait(20)
  }
  // The server must not keep this process alive.
  child.unref()
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as Socket | null)?.unref()
}

async function knock(connectionString: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return undefined
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause))
  }
}
