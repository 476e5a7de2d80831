import { setTimeout as wait } from 'node:timers/promises'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { TestCtx } from './context.ts'

/** Long enough for an act to come to a lock; on an engine of one connection acts wait for that in the same order. */
const COMES_TO_MS = 300

/**
 * What becomes of acts that all wait for a row, which another transaction holds until the last has come to it: they
 * get it in the order given.
 */
export async function allWaitFor(
  ctx: TestCtx,
  lock: (tx: Tx) => Promise<unknown>,
  acts: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const waiting: Promise<unknown>[] = []
  await inTransaction(ctx.db, async (tx) => {
    await lock(tx)
    for (const act of acts) {
      waiting.push(act())
      await wait(COMES_TO_MS)
    }
  })
  return await Promise.allSettled(waiting)
}
