import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { OwnPostgres } from '../../tests/postgres.ts'
import type { TestServer } from '../../tests/server.ts'
import { measureSlowness } from '../test/pace.ts'
import type { MailBehindGate } from './mail-server.ts'
import type { SmallDisk } from './small-disk.ts'

const RELOAD = 'select pg_reload_conf()'
const FILLED = ['donation', 'charge', 'payment_event', 'job', 'otp_challenge', 'password_reset']
const FULL = `create or replace function full_disk() returns trigger language plpgsql as $$
  begin raise exception 'no space left on device' using errcode = '53100'; end $$`

export type Parts = {
  servers: TestServer[]
  mail: MailBehindGate
  disk: SmallDisk | undefined
}

/** `isFelt`: callers must have seen 503, or it was no outage. */
export type Outage = {
  name: string
  happen: () => Promise<string[] | void>
  isFelt?: boolean
}

/** Everything that is taken away and given back, in order; answers what was wrong about it. */
export function outages(postgres: OwnPostgres, { servers, mail, disk }: Parts): Outage[] {
  const felt = (name: string, happen: Outage['happen']) => ({ name, happen, isFelt: true })
  return [
    { name: 'nothing', happen: () => wait(4_000 * measureSlowness()) },
    felt('restarted in order', () => away(postgres, 'fast', 1_000)),
    felt('crashed in mid-transaction', () => away(postgres, 'immediate', 1_000)),
    felt('refuses connections', () => away(postgres, 'fast', 6_000)),
    felt('frozen (SIGSTOP)', () => frozen(postgres)),
    felt('reads only', () => readOnly(postgres)),
    disk
      ? felt('disk full', () => full(disk))
      : felt('disk full (53100 by triggers)', () => fullByTriggers(postgres)),
    { name: 'mail server never answers', happen: () => silent(mail) },
    ...servers.map((server, index) => {
      return { name: `SIGTERM of process ${index + 1}`, happen: () => stopOne(server) }
    }),
  ]
}

async function frozen(postgres: OwnPostgres): Promise<void> {
  await postgres.freeze()
  await wait(20_000)
  await postgres.thaw()
}

async function readOnly(postgres: OwnPostgres): Promise<void> {
  await onServer(postgres, ['alter system set default_transaction_read_only = on', RELOAD])
  await wait(6_000)
  await onServer(postgres, ['alter system reset default_transaction_read_only', RELOAD])
}

async function full(disk: SmallDisk): Promise<void> {
  disk.fill()
  await wait(8_000)
  disk.free()
}

/** Where no disk can be filled: the error of a full one, raised by triggers. */
async function fullByTriggers(postgres: OwnPostgres): Promise<void> {
  const made = FILLED.map(
    (table) => `create trigger full_disk before insert on ${table}
      for each statement execute function full_disk()`,
  )
  await onServer(postgres, [FULL, ...made])
  await wait(6_000)
  await onServer(
    postgres,
    FILLED.map((table) => `drop trigger full_disk on ${table}`),
  )
}

async function silent(mail: MailBehindGate): Promise<void> {
  mail.gate.isSilent = true
  await wait(12_000)
  mail.gate.isSilent = false
}

async function away(postgres: OwnPostgres, how: 'fast' | 'immediate', ms: number): Promise<void> {
  await postgres.shutDown(how)
  await wait(ms)
  await postgres.startAgain()
}

async function stopOne(server: TestServer): Promise<string[]> {
  const began = performance.now()
  process.kill(server.pid(), 'SIGTERM')
  const code = await server.exit()
  const ms = performance.now() - began
  console.log(`  it ended with ${code} after ${(ms / 1000).toFixed(1)} s`)
  await wait(3_000)
  await server.restart()
  return [
    ...(code === 0 ? [] : [`SIGTERM: exit code ${code}`]),
    ...(ms < 6_000 ? [] : [`SIGTERM: ended after ${ms.toFixed(0)} ms`]),
  ]
}

async function onServer(postgres: OwnPostgres, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  for (const statement of statements) await client.query(statement)
  await client.end()
}
