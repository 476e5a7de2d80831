import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { OwnPostgres } from '#tests/database/postgres.ts'
import { measureSlowness } from '../test/pace.ts'
import { away, type Course, type SoakStep } from './course.ts'
import { partOf, type SoakWorld } from './world.ts'

const RELOAD = 'select pg_reload_conf()'
const FILLED = ['donation', 'charge', 'payment_event', 'job', 'otp_challenge', 'password_reset']
const FULL = `create or replace function full_disk() returns trigger language plpgsql as $$
  begin raise exception 'no space left on device' using errcode = '53100'; end $$`

export const nothing: SoakStep = {
  name: 'nothing',
  happen: () => wait(4_000 * measureSlowness()),
  isUnharmed: true,
  isKept: true,
  afterMs: 0,
}

const processes = [0, 1].map((index) =>
  away(
    [`kill -9 of process ${index + 1}`, 4_000],
    [({ servers }) => servers[index]?.kill(), ({ servers }) => servers[index]?.restart()],
    { mayCut: 'begun' },
  ),
)

/** kill -9 of a program or of a server of the database. */
function killed(
  name: string,
  part: 'balancer' | 'pooler' | 'primary' | 'replica',
  more: Partial<SoakStep> = {},
): SoakStep {
  const take = (world: SoakWorld) =>
    part === 'balancer' || part === 'pooler'
      ? partOf(world, part).kill()
      : partOf(world, part).shutDown('kill')
  const give = (world: SoakWorld) => partOf(world, part).startAgain()
  return away([`kill -9 of ${name}`, 4_000], [take, give], more)
}

function shut(name: string, part: 'mail' | 'files'): SoakStep {
  const both = [(world: SoakWorld) => partOf(world, part).shut()] as const
  return away([`kill -9 of ${name}`, 4_000], [...both, (world) => partOf(world, part).open()])
}

/** A server that takes calls and never answers. */
function silent(name: string, part: 'mail' | 'files', ms: number): SoakStep {
  const set = (isSilent: boolean) => (world: SoakWorld) =>
    void Object.assign(partOf(world, part), { isSilent })
  return away([name, ms], [set(true), set(false)], { isUnharmed: part === 'mail' })
}

/** Each part in turn; nothing is left that could answer while HAProxy is away. */
export const kills: readonly SoakStep[] = [
  ...processes,
  killed('HAProxy', 'balancer', { mayCut: 'all' }),
  killed('PgBouncer of the primary', 'pooler'),
  killed('primary', 'primary'),
  killed('replica', 'replica'),
  shut('mail', 'mail'),
  shut('S3', 'files'),
  silent('S3, which hangs', 'files', 20_000),
]

/** Everything that happens to one server of the database, and what the runbook says of it. */
export const ofOneServer: readonly SoakStep[] = [
  stopped('restarted in order', 'fast', 1_000),
  stopped('crashed in mid-transaction', 'immediate', 1_000),
  stopped('refuses connections', 'fast', 6_000),
  away(
    ['frozen (SIGSTOP)', 20_000],
    [(world) => partOf(world, 'primary').freeze(), (world) => partOf(world, 'primary').thaw()],
  ),
  away(
    ['reads only', 6_000],
    [
      (world) => onServer(world, 'alter system set default_transaction_read_only = on', RELOAD),
      (world) => onServer(world, 'alter system reset default_transaction_read_only', RELOAD),
    ],
  ),
  away(['disk full', 8_000], [fill, free]),
]
  .map((step): SoakStep => ({ ...step, isFelt: true }))
  .concat(
    silent('mail server never answers', 'mail', 12_000),
    [0, 1].map((index) => ({
      name: `SIGTERM of process ${index + 1}`,
      happen: (course) => endInOrder(course, index),
    })),
  )

function stopped(name: string, how: 'fast' | 'immediate', ms: number): SoakStep {
  return away(
    [name, ms],
    [
      (world) => partOf(world, 'primary').shutDown(how),
      (world) => partOf(world, 'primary').startAgain(),
    ],
  )
}

/** Where no disk can be filled: the error of a full one, raised by triggers. */
async function fill(world: SoakWorld): Promise<void> {
  if (world.parts.disk) return world.parts.disk.fill()
  const made = FILLED.map(
    (table) => `create trigger full_disk before insert on ${table}
      for each statement execute function full_disk()`,
  )
  await onServer(world, FULL, ...made)
}

async function free(world: SoakWorld): Promise<void> {
  if (world.parts.disk) return world.parts.disk.free()
  await onServer(world, ...FILLED.map((table) => `drop trigger full_disk on ${table}`))
}

async function endInOrder({ world, lines }: Course, index: number): Promise<string[]> {
  const server = world.servers[index]
  if (!server) return []
  const began = performance.now()
  process.kill(server.pid(), 'SIGTERM')
  const code = await server.exit()
  const ms = performance.now() - began
  lines.push(`  SIGTERM: ended with ${code} after ${(ms / 1000).toFixed(1)} s`)
  await wait(3_000)
  await server.restart()
  return [
    ...(code === 0 ? [] : [`SIGTERM: exit code ${code}`]),
    ...(ms < 6_000 ? [] : [`SIGTERM: ended after ${ms.toFixed(0)} ms`]),
  ]
}

async function onServer(world: SoakWorld, ...statements: string[]): Promise<void> {
  await askServer(
    partOf(world, 'primary'),
    'set default_transaction_read_only = off',
    ...statements,
  )
}

/** The first value that the last statement answers. */
export async function askServer(server: OwnPostgres, ...statements: string[]): Promise<unknown> {
  const client = new pg.Client(server.url('postgres'))
  client.on('error', () => {})
  await client.connect()
  try {
    let answer: unknown
    for (const statement of statements) {
      const { rows } = await client.query<{ answer?: unknown }>(statement)
      answer = rows[0]?.answer
    }
    return answer
  } finally {
    await client.end().catch(() => {})
  }
}

/** A cluster's servers, while donations go on. */
export const ofCluster: readonly SoakStep[] = [
  lost('a worker is killed', 1, 'kill'),
  lost('a worker is stopped', 1, 'end'),
  // Longer than a caller's time, so that more than the first ones meet it.
  away(
    ['a worker is frozen', 40_000],
    [(world) => partOf(world, 'cluster').freeze(2), (world) => partOf(world, 'cluster').thaw(2)],
  ),
  lost('the coordinator is restarted', 0, 'kill'),
  {
    name: 'a worker is added, shards move',
    happen: async ({ world, lines }) => {
      await partOf(world, 'cluster').extend()
      lines.push(...(await partOf(world, 'cluster').shards()))
    },
  },
]

function lost(name: string, server: number, how: 'kill' | 'end'): SoakStep {
  return away(
    [name, 7_000],
    [
      (world) => partOf(world, 'cluster')[how](server),
      (world) => partOf(world, 'cluster').begin(server),
    ],
  )
}
