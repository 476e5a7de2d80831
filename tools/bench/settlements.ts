import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { type DonationLoad, resend } from './donation-load.ts'
import type { Figure } from './figures.ts'
import { aim } from './goals.ts'

const SETTLED = 400

/** P14: simultaneous payments, from the first webhook until all of them are in the ledger. */
export async function measureSettlements(donation: DonationLoad, db: pg.Client): Promise<Figure> {
  const { origin } = donation
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
