import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { debianPostgres, startDebianPostgres } from '../../tests/debian-postgres.ts'
import { openBucket } from '../../tests/fakes/bucket.ts'
import { makeCertificate } from '../../tests/fakes/certificate.ts'
import { type OwnPostgres, unprivilegedUser } from '../../tests/postgres.ts'
import { freePort, startServer, type TestServer } from '../../tests/server.ts'
import { type Gate, openGate } from './gate.ts'
import { type MailBehindGate, startGatedMail } from './mail-server.ts'
import { type Program, startProgram } from './program.ts'
import { fillHaproxy, fillPgbouncer, makeFolder } from './samples.ts'

/** Two processes behind HAProxy; a primary and a replica, each behind its own PgBouncer; mail and S3. */
export type OutageWorld = {
  /** https://127.0.0.1:{port} of HAProxy. */
  origin: string
  certificate: string
  servers: TestServer[]
  balancer: Program
  primary: OwnPostgres
  /** In front of the primary. */
  pooler: Program
  replica: OwnPostgres
  mail: MailBehindGate
  files: Gate
  stop(): Promise<void>
}

export type WorldWish = {
  isSynchronous: boolean
  /** By how many milliseconds the clock of each process is wrong. */
  clocksOff?: readonly [number, number]
}

const HAPROXY = '/usr/sbin/haproxy'
const PGBOUNCER = '/usr/sbin/pgbouncer'
const ROLE = { user: 'amanah', password: 'of the outages' }

/** The programs that are not installed here. */
export function missingPrograms(): string[] {
  return [
    ...(existsSync(HAPROXY) ? [] : ['haproxy']),
    ...(existsSync(PGBOUNCER) ? [] : ['pgbouncer']),
    ...(debianPostgres() ? [] : ["Debian's postgresql"]),
  ]
}

/** Starts everything on free ports of 127.0.0.1; all of it dies with this process. */
export async function startWorld(wish: WorldWish): Promise<OutageWorld> {
  const ends: (() => unknown)[] = []
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    return { ...(await startParts(wish, ends)), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

type Parts = Omit<OutageWorld, 'stop'>
type Ends = (() => unknown)[]

async function startParts(wish: WorldWish, ends: Ends): Promise<Parts> {
  const user = unprivilegedUser()
  const { folder, remove } = makeFolder(user)
  ends.push(remove)
  const databases = await startDatabases(wish, ends)
  const poolers = await Promise.all(
    [databases.primary, databases.replica].map(async (postgres) => {
      const place = makeFolder(user)
      const port = await freePort()
      const file = fillPgbouncer(place.folder, { ...ROLE, port, postgres: postgres.port })
      const program = await startProgram([PGBOUNCER, '-q', file], { port, user })
      ends.push(place.remove, program.stop)
      return { program, port }
    }),
  )
  const mail = await startGatedMail()
  const bucket = await openBucket()
  const files = await openGate(Number(new URL(bucket.settings.endpoint ?? '').port))
  ends.push(mail.stop, bucket.close, files.shut)
  const [http, https] = await Promise.all([freePort(), freePort()])
  const origin = `https://127.0.0.1:${https}`
  const hosts = poolers.map(({ port }) => `127.0.0.1:${port}`).join(',')
  const address = `postgres://${ROLE.user}:${encodeURIComponent(ROLE.password)}@${hosts}/amanah`
  const env = {
    DATABASE_URL: address,
    DATABASE_READ_URL: `${address}?target_session_attrs=prefer-standby`,
    APP_SECRET: 'a secret that only the outages know',
    SMTP_URL: mail.url,
    ORIGIN: origin,
    // The callers' own header stands for a CDN in front.
    TRUSTED_PROXIES: '2',
    S3_BUCKET: bucket.settings.bucket,
    S3_REGION: bucket.settings.region,
    S3_ENDPOINT: `http://127.0.0.1:${files.port}`,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  }
  const servers: TestServer[] = []
  for (const ms of wish.clocksOff ?? [0, 0]) {
    const server = await startServer({ env: { ...env, ...clockOff(ms) } })
    ends.push(server.stop)
    servers.push(server)
  }
  const certificate = makeCertificate('127.0.0.1')
  const processes = servers.map((server) => Number(new URL(server.origin).port))
  const filled = { http, https, processes, certificate }
  const file = fillHaproxy(folder, filled)
  const balancer = await startProgram([HAPROXY, '-db', '-f', file], { port: https, user })
  ends.push(balancer.stop)
  const pooler = poolers[0]?.program as Program
  return {
    origin,
    certificate: certificate.cert,
    servers,
    balancer,
    pooler,
    mail,
    files,
    ...databases,
  }
}

async function startDatabases({ isSynchronous }: WorldWish, ends: Ends) {
  const { primary, addReplica } = await startDebianPostgres(debianPostgres() ?? '')
  ends.push(primary.stop)
  seed(primary.url('postgres'))
  const replica = await addReplica()
  ends.push(replica.stop)
  if (isSynchronous) await makeSynchronous(primary)
  return { primary, replica }
}

async function makeSynchronous(primary: OwnPostgres): Promise<void> {
  const client = new pg.Client(primary.url('postgres'))
  await client.connect()
  await client.query(`alter system set synchronous_standby_names = '*'`)
  await client.query('select pg_reload_conf()')
  for (;;) {
    const { rows } = await client.query(
      `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
    )
    if (rows.length > 0) break
    await wait(100)
  }
  await client.end()
}

function seed(DATABASE_URL: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['tools/seed.ts'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL,
      APP_SECRET: 'a secret that only the outages know',
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the sample data could not be made:\n${stderr}`)
}

/** The process' own Date is moved, as on a host whose clock is wrong; TEST_CLOCK would be another installation's time. */
function clockOff(ms: number): Record<string, string> {
  if (ms === 0) return {}
  const script = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() + ${ms}); else super(...given) }
    static now() { return Real.now() + ${ms} } }`
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` }
}
