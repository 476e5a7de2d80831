import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { startPostgres } from '#tests/postgres.ts'
import { startServer, type TestServer } from '#tests/server.ts'
import { type Figure, median, spread } from './figures.ts'
import { aim } from './goals.ts'
import { closedLoop, type DonationLoad, openLoop, resend } from './donation-load.ts'

const run = promisify(execFile)

export type Size = { rounds: number; seconds: number }

/**
 * P8, P9, P10 and settlements: donations over HTTP on a real PostgreSQL that writes to the disk, compared with
 * pgbench on the same one.
 */
export async function measureDonations(size: Size): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true })
  const admin = new pg.Client(postgres.url('postgres'))
  try {
    await admin.connect()
    await admin.query('create database bench')
    return await onDatabase(postgres.url('bench'), size)
  } finally {
    await admin.end()
    await postgres.stop()
  }
}

async function onDatabase(url: string, size: Size): Promise<Figure[]> {
  const env = { DATABASE_URL: url, APP_SECRET: 'a secret of the bench that nobody else needs' }
  const seeded = spawnSync(process.execPath, ['tools/seed.ts'], { env: { ...process.env, ...env } })
  if (seeded.status !== 0) throw new Error(`seeding failed: ${seeded.stderr}`)
  const server = await startServer({ env })
  const db = new pg.Client(url)
  await db.connect()
  try {
    const donation = await visitor(server.origin)
    const figures = await writes(donation, { url, db, ...size })
    figures.push(await settlements(server.origin, { giving: donation, db }))
    figures.push(...(await survival(server, { giving: donation, db })))
    return figures
  } finally {
    await db.end()
    await server.stop()
  }
}

async function visitor(origin: string): Promise<DonationLoad> {
  const { token } = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/v2/campaigns?status=berjalan&limit=50`, { headers })
  const { data } = (await response.json()) as { data: { slug: string }[] }
  const slugs: string[] = []
  for (const { slug } of data) {
    const outcome = await resend({ origin, token, slugs: [slug] }, [`probe-${slug}-0`])
    if (outcome.answered.length === 1) slugs.push(slug)
  }
  return { origin, token, slugs }
}

/** A new server writes fewer until its code is compiled; only later writes count. */
const WARM_SECONDS = 5

type Database = { db: pg.Client }

/**
 * P8: HTTP to durable commit against the same inserts by pgbench; P9: all on one campaign against many. Measured
 * alternately.
 */
async function writes(
  donation: DonationLoad,
  { url, db, rounds, seconds }: Database & Size & { url: string },
): Promise<Figure[]> {
  const pgbench = findPgbench()
  if (!pgbench) console.log('SKIPPED P8: there is no pgbench here (Debian: postgresql)')
  const viral = { ...donation, slugs: donation.slugs.slice(0, 1) }
  const rates = { spread: [] as number[], viral: [] as number[], floor: [] as number[] }
  await closedLoop(donation, WARM_SECONDS)
  for (let round = 0; round < rounds; round += 1) {
    rates.spread.push(await rateOf(donation, seconds))
    if (pgbench) rates.floor.push(await floorRate(pgbench, { url, db, seconds }))
    rates.viral.push(await rateOf(viral, seconds))
  }
  const ours = `${median(rates.spread).toFixed(0)}/s`
  const figures: Figure[] = [
    {
      what: `gifts on one campaign ÷ on ${donation.slugs.length}`,
      ours: `${median(rates.viral).toFixed(0)}/s`,
      floor: ours,
      ratio: median(rates.viral) / median(rates.spread),
      note: doubt(rates.spread),
      ...aim('P9'),
    },
  ]
  if (!pgbench) return figures
  const floor = median(rates.floor)
  const p8 = { what: 'gifts over HTTP ÷ the same inserts by pgbench', ours }
  const rest = { ...aim('P8 speed'), note: doubt(rates.floor) }
  return [
    { ...p8, floor: `${floor.toFixed(0)}/s`, ratio: median(rates.spread) / floor, ...rest },
    ...figures,
  ]
}

function doubt(rates: number[]): string {
  const wobble = spread(rates)
  return wobble > 0.25 ? `spread by ${Math.round(wobble * 100)} %: measure again` : ''
}

async function rateOf(donation: DonationLoad, seconds: number): Promise<number> {
  const outcome = await closedLoop(donation, seconds)
  if (outcome.unanswered.length > 0) throw new Error(`${outcome.unanswered.length} gifts failed`)
  return outcome.answered.length / outcome.seconds
}

function findPgbench(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort().reverse() : []
  return versions.map((each) => path.join(root, each, 'bin/pgbench')).find(existsSync)
}

type Floor = Database & { url: string; seconds: number }

/** One donation per call and commit, from 16 connections, as the same two inserts. */
async function floorRate(pgbench: string, { url, db, seconds }: Floor): Promise<number> {
  const { rows } = await db.query<{ id: string }>(`select id from campaign where status = 'active'`)
  const campaigns = rows.map(({ id }) => `'${id}'`).join(', ')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-pgbench-'))
  const script = path.join(folder, 'gift.sql')
  writeFileSync(
    script,
    `\\set n random(1, ${rows.length})
with made as (select gen_random_uuid() as id,
  upper(substr(md5(random()::text), 1, 26)) as public_id),
keys as (
  insert into donation_key (key, donation_id, public_id, input_hash, created_at)
  select prefix || public_id, id, public_id, md5(public_id) || md5(public_id), now()
  from made, (values ('form:'), ('key:')) as kind (prefix))
insert into donation (id, public_id, campaign_id, fund, amount, status, donor_name, donor_email,
  is_anonymous, consent_version, created_at, updated_at)
select id, public_id, ((array[${campaigns}]::uuid[])[:n]), 'IT', 100000, 'awaiting_payment',
  'Donatur Uji', 'donatur@contoh.id', false, '2026-11', now(), now() from made;\n`,
  )
  const args = ['-n', '-M', 'prepared', '-c', '16', '-j', '1', '-T', String(seconds), '-f', script]
  const { stdout } = await run(pgbench, [...args, url])
  rmSync(folder, { recursive: true, force: true })
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

const SETTLED = 400

/** Simultaneous payments: from the first webhook until all of them are in the ledger. */
async function settlements(
  origin: string,
  { giving: donation, db }: Database & { giving: DonationLoad },
): Promise<Figure> {
  const keys = Array.from({ length: SETTLED }, (_, index) => `settle-${index}`)
  const { answered } = await resend(donation, keys)
  const headers = { authorization: `Bearer ${donation.token}`, 'content-type': 'application/json' }
  const way = JSON.stringify({ method: 'va', channel: 'bca' })
  await inParallel(answered, async ({ donationId, key }) => {
    const more = { ...headers, 'idempotency-key': `${key}-way` }
    const options = { method: 'POST', headers: more, body: way }
    await (await fetch(`${origin}/v2/donations/${donationId}/charges`, options)).arrayBuffer()
  })
  const ids = answered.map(({ donationId }) => donationId)
  const began = performance.now()
  await inParallel(ids, async (id) => {
    await (await fetch(`${origin}/sandbox/charges/${id}/pay`, { method: 'POST' })).arrayBuffer()
  })
  const sent = (performance.now() - began) / 1_000
  while ((await paidOf(db, ids)) < ids.length) {
    if (performance.now() - began > 120_000) throw new Error('payments were not settled')
    await wait(20)
  }
  const took = (performance.now() - began) / 1_000
  return {
    what: `webhooks settled into the ledger, ${SETTLED} at once`,
    ours: `${(ids.length / took).toFixed(0)}/s`,
    floor: `${(ids.length / sent).toFixed(0)}/s sent`,
    ratio: sent / took,
    ...aim('P14'),
  }
}

async function paidOf(db: pg.Client, ids: string[]): Promise<number> {
  const { rows } = await db.query<{ paid: number }>(
    `select count(*)::int as paid from donation where status = 'paid' and public_id = any($1)`,
    [ids],
  )
  return rows[0]?.paid ?? 0
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items]
  async function next(): Promise<void> {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: 16 }, next))
}

const OPEN_SECONDS = 10

/**
 * P10 on a small scale: a steady stream to one campaign, kill -9 in the middle, then a search for every acknowledged
 * donation.
 */
async function survival(
  server: TestServer,
  { giving: donation, db }: Database & { giving: DonationLoad },
): Promise<Figure[]> {
  const viral = { ...donation, slugs: donation.slugs.slice(0, 1) }
  const idle = await openLoop(viral, { perSecond: 10, seconds: 3 })
  const perSecond = Math.round((await rateOf(viral, 2)) / 4)
  const calm = await openLoop(viral, { perSecond, seconds: OPEN_SECONDS / 2 })
  const streaming = openLoop(viral, { perSecond, seconds: OPEN_SECONDS })
  await wait((OPEN_SECONDS / 2) * 1_000)
  await server.kill()
  const [outcome] = await Promise.all([streaming, server.restart()])
  const again = await resend(viral, outcome.unanswered)
  const acknowledged = [...outcome.answered, ...again.answered]
  const { rows } = await db.query<{ key: string; public_id: string }>(
    `select key, donation_key.public_id from donation_key
     join donation on donation.id = donation_key.donation_id where key like 'key:bench-%'`,
  )
  const found = new Map(rows.map(({ key, public_id }) => [key, public_id]))
  const kept = acknowledged.filter(({ key, donationId }) => found.get(`key:${key}`) === donationId)
  const p99 = percentile(
    calm.answered.map(({ ms }) => ms),
    0.99,
  )
  const p50 = percentile(
    idle.answered.map(({ ms }) => ms),
    0.5,
  )
  return [
    {
      what: `acknowledged gifts found after kill -9, ${perSecond}/s offered`,
      ours: String(kept.length),
      floor: String(acknowledged.length),
      ratio: kept.length / acknowledged.length,
      ...aim('P10 found'),
      note: `${outcome.unanswered.length} without an answer were sent again`,
    },
    {
      what: 'p99 of the stream ÷ p50 when idle',
      ours: `${p99.toFixed(1)} ms`,
      floor: `${p50.toFixed(1)} ms`,
      ratio: p99 / p50,
      ...aim('P10 late'),
    },
  ]
}

function percentile(values: number[], share: number): number {
  const sorted = values.sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
