import { execFile, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { debianPostgres, startDebianPostgres } from '#tests/database/debian-postgres.ts'
import { openBucket } from '../../tests/fakes/bucket.ts'
import { type Certificate, makeCertificate } from '../../tests/fakes/certificate.ts'
import { type MailServer, startMailServer } from '../../tests/fakes/mail-server.ts'
import { type OwnPostgres, startOwnPostgres, unprivilegedUser } from '#tests/database/postgres.ts'
import { freePort, startServer, type TestServer } from '#tests/server/server.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { type Gate, openGate } from './gate.ts'
import { type Program, startProgram } from './program.ts'
import { fillHaproxy, fillPgbouncer, makeFolder } from './samples.ts'
import { moveToSmallDisk, type SmallDisk } from './small-disk.ts'

export type WorldWish = {
  /**
   * The embedded one, one PostgreSQL, a primary and a replica each behind its own PgBouncer, or a cluster of
   * tools/cluster.sh.
   */
  database: 'embedded' | 'postgres' | 'replicated' | { cluster: string }
  processes: number
  isSynchronous?: boolean
  /** HAProxy in front of two processes, a mail server, and where there are replicas a bucket. */
  isWhole?: boolean
  /** All tables on a disk that can be filled. */
  hasSmallDisk?: boolean
  /** By how many milliseconds the clock of each process is wrong. */
  clocksOff?: readonly number[]
}

/** What a world may have besides its processes. */
type Parts = {
  primary: OwnPostgres
  replica: OwnPostgres
  /** In front of the primary. */
  pooler: Program
  balancer: Program
  mail: Gate
  letters: MailServer
  files: Gate
  disk: SmallDisk
  cluster: Cluster
}

export type SoakWorld = {
  /** Where callers ask, one after the other. */
  origins: readonly string[]
  /** What they have to trust. */
  certificate: string | undefined
  servers: TestServer[]
  /** The settings of the processes. */
  settings: Record<string, string>
  /** Where the books are, unless they are in the folder of the only process. */
  booksUrl: string | undefined
  parts: Partial<Parts>
  stop(): Promise<void>
}

/** A part that this world was made with. */
export function partOf<Name extends keyof Parts>({ parts }: SoakWorld, name: Name): Parts[Name] {
  const part = parts[name]
  if (!part) throw new Error(`this world has no ${name}`)
  return part as Parts[Name]
}

const ROLE = { user: 'amanah', password: 'of the soak' }
const APP_SECRET = 'a secret that only the soak knows'

/** The programs that such a world needs and that are not installed here. */
export function missingPrograms({ isWhole = false, database }: WorldWish): string[] {
  const isReplicated = database === 'replicated'
  return [
    ...(isWhole && !isInstalled('haproxy') ? ['haproxy'] : []),
    ...(isReplicated && !isInstalled('pgbouncer') ? ['pgbouncer'] : []),
    ...(isReplicated && !debianPostgres() ? ["Debian's postgresql"] : []),
  ]
}

/** Programs of a system may stand outside a person's path. */
function isInstalled(program: string): boolean {
  process.env.PATH = `${process.env.PATH}:/usr/sbin`
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}

/** Starts everything on free ports of 127.0.0.1; all of it dies with this process. */
export async function startWorld(wish: WorldWish): Promise<SoakWorld> {
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

type Ends = (() => unknown)[]
type Database = { parts: Partial<Parts>; booksUrl?: string; settings: Record<string, string> }

async function startParts(wish: WorldWish, ends: Ends): Promise<Omit<SoakWorld, 'stop'>> {
  const { parts, booksUrl, settings: ofDatabase } = await startDatabase(wish, ends)
  if (wish.hasSmallDisk && parts.primary) {
    const disk = await moveToSmallDisk(parts.primary)
    if (disk) parts.disk = disk
    ends.unshift(() => disk?.remove())
  }
  const ports = { http: await freePort(), https: await freePort() }
  const origin = wish.isWhole ? { ORIGIN: `https://127.0.0.1:${ports.https}` } : undefined
  const settings: Record<string, string> = {
    ...ofDatabase,
    APP_SECRET,
    EWALLETS: 'gopay,ovo',
    // The callers' own header stands for what is in front.
    TRUSTED_PROXIES: wish.isWhole ? '2' : '1',
    ...origin,
    ...(wish.isWhole && (await startMail(parts, ends))),
    ...(wish.database === 'replicated' && (await startFiles(parts, ends))),
  }
  const servers: TestServer[] = []
  for (let at = 0; at < wish.processes; at += 1) {
    const off = clockOff(wish.clocksOff?.[at] ?? 0)
    const server = await startServer({ env: { ...settings, ...off } })
    ends.push(server.stop)
    servers.push(server)
  }
  const places = { parts, booksUrl, servers, settings }
  if (!origin) {
    return { ...places, origins: servers.map((server) => server.origin), certificate: undefined }
  }
  const certificate = makeCertificate('127.0.0.1')
  const processes = servers.map((server) => Number(new URL(server.origin).port))
  parts.balancer = await startBalancer({ ...ports, processes, certificate }, ends)
  return { ...places, origins: [origin.ORIGIN], certificate: certificate.cert }
}

async function startDatabase(wish: WorldWish, ends: Ends): Promise<Database> {
  const { database } = wish
  if (database === 'embedded') return { parts: {}, settings: {} }
  if (typeof database === 'object') {
    const cluster = await openCluster(database.cluster)
    const settings = { DATABASE_URL: cluster.url }
    if (await cluster.isEmpty()) await runTool(['seed'], settings)
    console.log((await runTool(['ops', 'distribute'], settings)).trim())
    return { parts: { cluster }, booksUrl: cluster.url, settings }
  }
  if (database === 'postgres') {
    const primary = await startOwnPostgres({}, { isDurable: true })
    ends.push(primary.stop)
    const settings = { DATABASE_URL: primary.url('postgres') }
    await runTool(['seed'], settings)
    return { parts: { primary }, booksUrl: settings.DATABASE_URL, settings }
  }
  return await startReplicated(wish, ends)
}

async function startReplicated({ isSynchronous }: WorldWish, ends: Ends): Promise<Database> {
  const { primary, addReplica } = await startDebianPostgres(debianPostgres() ?? '')
  ends.push(primary.stop)
  const booksUrl = primary.url('postgres')
  await runTool(['seed'], { DATABASE_URL: booksUrl })
  const replica = await addReplica()
  ends.push(replica.stop)
  if (isSynchronous) await makeSynchronous(primary)
  const user = unprivilegedUser()
  const poolers: Program[] = []
  const hosts: string[] = []
  for (const { port: postgres } of [primary, replica]) {
    const place = makeFolder(user)
    const port = await freePort()
    const file = fillPgbouncer(place.folder, { ...ROLE, port, postgres })
    const program = await startProgram(['pgbouncer', '-q', file], { port, user })
    ends.push(place.remove, program.stop)
    poolers.push(program)
    hosts.push(`127.0.0.1:${port}`)
  }
  const address = `postgres://${ROLE.user}:${encodeURIComponent(ROLE.password)}@${hosts.join(',')}/amanah`
  return {
    parts: { primary, replica, pooler: poolers[0] as Program },
    booksUrl,
    settings: {
      DATABASE_URL: address,
      DATABASE_READ_URL: `${address}?target_session_attrs=prefer-standby`,
    },
  }
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

async function startMail(parts: Partial<Parts>, ends: Ends) {
  const letters = await startMailServer()
  const mail = await openGate(Number(new URL(letters.url).port))
  ends.push(letters.stop, mail.shut)
  Object.assign(parts, { mail, letters })
  return { SMTP_URL: `smtp://127.0.0.1:${mail.port}` }
}

async function startFiles(parts: Partial<Parts>, ends: Ends) {
  const { settings, close } = await openBucket()
  const files = await openGate(Number(new URL(settings.endpoint ?? '').port))
  ends.push(close, files.shut)
  Object.assign(parts, { files })
  return {
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ENDPOINT: `http://127.0.0.1:${files.port}`,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  }
}

type Balancing = { http: number; https: number; processes: number[]; certificate: Certificate }

async function startBalancer(filled: Balancing, ends: Ends): Promise<Program> {
  const user = unprivilegedUser()
  const { folder, remove } = makeFolder(user)
  const file = fillHaproxy(folder, filled)
  const command = ['haproxy', '-db', '-f', file]
  const balancer = await startProgram(command, { port: filled.https, user })
  ends.push(remove, balancer.stop)
  return balancer
}

async function runTool([name, ...args]: string[], settings: object): Promise<string> {
  const env = { PATH: process.env.PATH, APP_SECRET, ...settings }
  const run = promisify(execFile)
  return (await run(process.execPath, [`tools/${name}.ts`, ...args], { env })).stdout
}

/** The process' own Date is moved, as on a host whose clock is wrong; TEST_CLOCK would be another installation's time. */
function clockOff(ms: number): Record<string, string> {
  if (ms === 0) return {}
  const script = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() + ${ms}); else super(...given) }
    static now() { return Real.now() + ${ms} } }`
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` }
}
