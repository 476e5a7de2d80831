import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { CallerLoad } from './callers.ts'

const SETTLED_WITHIN_MS = 60_000

/** Acknowledged donations that are missing after the jobs had time; must be empty. */
export async function lostAcknowledgements(url: string, load: CallerLoad): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const deadline = performance.now() + SETTLED_WITHIN_MS
  try {
    for (;;) {
      const lost = await look(client, load)
      if (lost.length === 0 || performance.now() > deadline) return lost
      await wait(500)
    }
  } finally {
    await client.end()
  }
}

async function look(client: pg.Client, { acknowledged, paid }: CallerLoad): Promise<string[]> {
  const missing = await client.query<{ id: string }>(
    `select acknowledged.id from unnest($1::text[]) as acknowledged(id)
     where not exists (select 1 from donation where public_id = acknowledged.id)`,
    [[...acknowledged]],
  )
  const unsettled = await client.query<{ id: string }>(
    `select acknowledged.id from unnest($1::text[]) as acknowledged(id) where not exists (
       select 1 from donation join ledger_journal as journal on journal.source_id = donation.id
       where donation.public_id = acknowledged.id and donation.status = 'paid' and journal.event like 'captured%')`,
    [[...paid.keys()]],
  )
  const twice = await client.query<{ id: string }>(
    `select source_id as id from ledger_journal where source = 'donation' and event = 'captured'
     group by source_id having count(*) > 1`,
  )
  return [
    ...missing.rows.map(({ id }) => `${id}: acknowledged, and not in the database`),
    ...unsettled.rows.map(({ id }) => `${id}: its webhook was acknowledged, and it is not paid`),
    ...twice.rows.map(({ id }) => `${id}: captured twice`),
  ]
}
