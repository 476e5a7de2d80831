import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { OwnPostgres } from '../../tests/postgres.ts'
import type { TestServer } from '../../tests/server.ts'
import type { HangingMailServer } from './mail-server.ts'

const RELOAD = 'select pg_reload_conf()'
const FILLED = ['donation', 'charge', 'payment_event', 'job', 'otp_challenge', 'password_reset']
const FULL = `create or replace function full_disk() returns trigger language plpgsql as $$
  begin raise exception 'no space left on device' using errcode = '53100'; end $$`

export type Parts = { servers: TestServer[]; mail: HangingMailServer }

type Outage = [name: string, happen: () => Promise<string[] | void>]

/** Everything that is taken away and given back, in order; answers what was wrong about it. */
export function outages(postgres: OwnPostgres, { servers, mail }: Parts): Outage[] {
  const asAdmin = (...statements: string[]) => onServer(postgres, statements)
  return [
    ['nothing', () => wait(4_000)],
    ['restarted in order', () => away(postgres, 'fast', 1_000)],
    ['crashed in mid-transaction', () => away(postgres, 'immediate', 1_000)],
    ['refuses connections', () => away(postgres, 'fast', 6_000)],
    [
      'frozen (SIGSTOP)',
      async () => {
        await postgres.freeze()
        await wait(20_000)
        await postgres.thaw()
      },
    ],
    [
      'reads only',
      async () => {
        await asAdmin('alter system set default_transaction_read_only = on', RELOAD)
        await wait(6_000)
        await asAdmin('alter system reset default_transaction_read_only', RELOAD)
      },
    ],
    [
      // The error of a full disk (53100), raised by triggers: no disk is filled.
      'disk full (53100 by triggers)',
      async () => {
        await asAdmin(
          FULL,
          ...FILLED.map(
            (table) => `create trigger full_disk before insert on ${table}
          for each statement execute function full_disk()`,
          ),
        )
        await wait(6_000)
        await asAdmin(...FILLED.map((table) => `drop trigger full_disk on ${table}`))
      },
    ],
    [
      'mail server never answers',
      async () => {
        mail.isSilent = true
        await wait(12_000)
        mail.isSilent = false
      },
    ],
    ['SIGTERM of one process', () => stopOne(servers[0] as TestServer)],
  ]
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
