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
  const found = await client.query<{ id: string }>(
    'select public_id as id from donation where public_id = any($1)',
    [[...acknowledged]],
  )
  const settled = await client.query<{ id: string }>(
    `select public_id as id
     from donation join ledger_journal as journal on journal.source_id = donation.id
     where public_id = any($1) and donation.status = 'paid' and journal.event like 'captured%'`,
    [[...paid.keys()]],
  )
  const twice = await client.query<{ id: string }>(
    `select source_id as id from ledger_journal where source = 'donation' and event = 'captured'
     group by source_id having count(*) > 1`,
  )
  return [
    ...without(acknowledged, found.rows).map(
      (id) => `${id}: acknowledged, and not in the database`,
    ),
    ...without(paid.keys(), settled.rows).map(
      (id) => `${id}: its webhook was acknowledged, and it is not paid`,
    ),
    ...twice.rows.map(({ id }) => `${id}: captured twice`),
  ]
}

function without(ids: Iterable<string>, rows: readonly { id: string }[]): string[] {
  const known = new Set(rows.map(({ id }) => id))
  return [...ids].filter((id) => !known.has(id))
}
