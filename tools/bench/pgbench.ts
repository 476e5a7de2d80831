import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import type { DonationRound } from './donation-wrk.ts'

const run = promisify(execFile)

export function findPgbench(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort().reverse() : []
  return versions.map((each) => path.join(root, each, 'bin/pgbench')).find(existsSync)
}

export type Floor = { pgbench: string; db: pg.Client; url: string; seconds: number }

/** One donation per call and commit, from 16 connections, as the same two inserts. */
export async function donateByPgbench(floor: Floor): Promise<DonationRound> {
  return await inFolder(async (folder) => {
    const stdout = await runIn(folder, floor, [])
    const donations = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1])
    const tps = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    return { donations, seconds: donations / tps }
  })
}

/** How long each of these inserts takes at this pace, in milliseconds from when it was due. */
export async function pacedByPgbench(floor: Floor, perSecond: number): Promise<number[]> {
  return await inFolder(async (folder) => {
    const prefix = path.join(folder, 'each')
    await runIn(folder, floor, ['-R', String(perSecond), '-l', `--log-prefix=${prefix}`])
    const logs = readdirSync(folder).filter((name) => name.startsWith('each.'))
    const lines = logs.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    return lines.filter(Boolean).map((line) => Number(line.split(' ')[2]) / 1_000)
  })
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-pgbench-'))
  return await work(folder).finally(() => rmSync(folder, { recursive: true }))
}

async function runIn(folder: string, floor: Floor, options: readonly string[]): Promise<string> {
  const { pgbench, url, seconds } = floor
  const script = await scriptIn(folder, floor)
  const args = ['-n', '-M', 'prepared', '-c', '16', '-j', '1', '-T', String(seconds), '-f', script]
  return (await run(pgbench, [...args, ...options, url])).stdout
}

async function scriptIn(folder: string, { db }: Floor): Promise<string> {
  const { rows } = await db.query<{ id: string }>(`select id from campaign where status = 'active'`)
  const campaigns = rows.map(({ id }) => `'${id}'`).join(', ')
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
  return script
}
