import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '#platform/db/embedded.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { restore } from './dump.server.ts'

type Wakaf = { id: string; campaign: string; amount: string }

async function anOldDatabase(): Promise<pg.Pool> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'amanah-dump-'))
  const engine = await openEmbedded(dataDir)
  const pool = new pg.Pool({ stream: engine.stream as never, max: 1, user: 'postgres' })
  onTestFinished(async () => {
    await pool.end()
    await engine.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await restore(pool, '0045.sql.br')
  await migrate(pool, { through: '0074_own_fund.sql' })
  return pool
}

/** Wakaf that earlier versions booked at its bank on the day it was given. */
async function wakafAtBank(pool: pg.Pool): Promise<Wakaf[]> {
  const { rows } = await pool.query<Wakaf>(`
    select donation.id, donation.campaign_id as campaign, donation.amount from donation
    where donation.status = 'paid' and exists (select 1 from ledger_posting as held
      where held.source_id = donation.id and held.debit_account = '1123')
    order by donation.id`)
  return rows
}

/** As the version of that time booked it: a refund that two people approved, or a reversal. */
async function sendBack(
  pool: pg.Pool,
  { id, campaign, amount }: Wakaf,
  { status, credit }: { status: string; credit: string },
): Promise<void> {
  await pool.query(
    `with journal as (
      insert into ledger_journal (source_id, id, source, event, description, occurred_at, recorded_at)
      values ($1, gen_random_uuid(), 'refund', 'back', 'Uji', now(), now()) returning source_id, id)
    insert into ledger_posting
      (source_id, journal_id, line, debit_account, credit_account, fund, campaign_id, amount)
    select source_id, id, 1, '4990', $4, 'W', $2, $3 from journal`,
    [id, campaign, amount, credit],
  )
  await pool.query('update donation set status = $2 where id = $1', [id, status])
}

async function payOut(pool: pg.Pool, { id, campaign, amount }: Wakaf): Promise<void> {
  await pool.query(
    `with batch as (
      insert into settlement_batch (id, provider, reference, settled_at, recorded_at)
      values (gen_random_uuid(), 'sandbox', 'PO-1', now(), now()) returning id)
    insert into settlement_line
      (source_id, portion_id, batch_id, fund, campaign_id, gross, fee, tax)
    select $1, $1, id, 'W', $2, $3, 0, 0 from batch`,
    [id, campaign, amount],
  )
}

async function heldOf(pool: pg.Pool, { id }: Wakaf): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ account: string; sum: string }>(
    `select account, sum(amount) as sum from (
      select debit_account as account, amount from ledger_posting where source_id = $1 and fund = 'W'
      union all
      select credit_account, -amount from ledger_posting where source_id = $1 and fund = 'W') as line
    where account in ('1123', '1130') group by account having sum(amount) <> 0`,
    [id],
  )
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]))
}

test('a wakaf of an earlier version moves to the gateway unless a payout brought it or it went back, in the first open day', async () => {
  const pool = await anOldDatabase()
  const all = await wakafAtBank(pool)
  expect(all.length).toBeGreaterThan(4)
  const [stays, paidOut, pending, reversed, ...others] = all as [Wakaf, Wakaf, Wakaf, Wakaf]
  await payOut(pool, paidOut)
  await sendBack(pool, pending, { status: 'refund_pending', credit: '2140' })
  await sendBack(pool, reversed, { status: 'reversed', credit: '1123' })
  const closed = `(now() at time zone 'Asia/Jakarta')::date`
  await pool.query(
    `insert into period_close
      (id, closed_through, note, status, made_by, made_at, approved_by, approved_at)
    values (gen_random_uuid(), ${closed}, 'Uji', 'approved', gen_random_uuid(),
      now() + interval '2 days', gen_random_uuid(), now() + interval '2 days')`,
  )

  await migrate(pool)

  for (const moved of [stays, pending, ...(others as Wakaf[])]) {
    expect(await heldOf(pool, moved)).toEqual({ 1130: Number(moved.amount) })
  }
  expect(await heldOf(pool, paidOut)).toEqual({ 1123: Number(paidOut.amount) })
  expect(await heldOf(pool, reversed)).toEqual({})
  const { rows } = await pool.query(
    `select count(*)::int as wrong from ledger_journal
     where event = 'wakaf at gateway' and (occurred_at at time zone 'Asia/Jakarta')::date <= ${closed}`,
  )
  expect(rows).toEqual([{ wrong: 0 }])
}, 120_000)
