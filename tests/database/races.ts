import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { TestCtx } from '../context.ts'

/** Where nobody tells who waits: an engine of one connection, on which acts wait in the order given, and a cluster. */
const COMES_TO_MS = 300
/** However slow the machine is; an act that ends without the lock is not waited for. */
const LONGEST_MS = 20_000

/**
 * What becomes of acts that all wait for a row, which another transaction holds until the last has come to it. The first
 * gets it first; among more than two PostgreSQL keeps no order once the row has changed.
 */
export async function allWaitFor(
  ctx: TestCtx,
  lock: (tx: Tx) => Promise<unknown>,
  acts: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const waiting: Promise<unknown>[] = []
  let running = 0
  const end = () => void (running -= 1)
  await inTransaction(ctx.db, async (tx) => {
    await lock(tx)
    for (const act of acts) {
      running += 1
      const acting = act()
      acting.then(end, end)
      waiting.push(acting)
      await untilWaiting(tx, () => running)
    }
  })
  return await Promise.allSettled(waiting)
}

/** Inside the transaction that holds what an act needs: ends once the act waits for it. */
export async function untilOneWaits(tx: Tx): Promise<void> {
  await untilWaiting(tx, () => 1)
}

async function untilWaiting(tx: Tx, running: () => number): Promise<void> {
  if (inject('engine').kind !== 'postgres') return await wait(COMES_TO_MS)
  const deadline = performance.now() + LONGEST_MS
  while ((await sessionsThatWait(tx)) < running()) {
    if (performance.now() > deadline) throw new Error('an act has not come to the lock')
    await wait(10)
  }
}

/** Asked on the connection that holds the lock, since the acts may have all others. */
async function sessionsThatWait(tx: Tx): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
  return rows[0]?.count ?? 0
}
