import { findCity } from '#features/prayer-time/places.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueueAll, type Schedule } from '#platform/jobs/jobs.server.ts'
import { sendPushJob } from './jobs.server.ts'
import { AHEAD_MS, ramadanDays } from './keep-push.server.ts'
import type { PushPurpose } from './purposes.ts'
import { pushesBetween } from './push.ts'

const BATCH = 200

export const pushSchedule: Schedule = { name: 'push.due', everyMs: 20_000, run: pushDue }

/** Enqueues what is due for every browser, each once over all processes, and sets when it is looked at again. */
export async function pushDue(ctx: Ctx): Promise<void> {
  const isRamadan = await ramadanDays(ctx)
  let taken: number
  do {
    taken = await inTransaction(ctx.db, (tx) => pushBatch(ctx, tx, isRamadan))
  } while (taken === BATCH)
}

async function pushBatch(ctx: Ctx, tx: Tx, isRamadan: (day: string) => boolean): Promise<number> {
  const now = ctx.now()
  const due = await tx
    .selectFrom('push_subscription')
    .select(['id', 'place', 'purposes', 'quiet_from', 'quiet_to', 'read_at', 'next_at'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const row of due) {
    const city = findCity(row.place)
    const purposes = row.purposes as PushPurpose[]
    const quiet =
      row.quiet_from !== null && row.quiet_to !== null
        ? { from: row.quiet_from, to: row.quiet_to }
        : null
    const wish = { purposes, quiet, readAt: row.read_at }
    const until = new Date(now.getTime() + AHEAD_MS)
    // One that is due at the very moment it was set for is still to be told.
    const after = new Date(Math.max(row.next_at.getTime(), now.getTime() - AHEAD_MS) - 1)
    const listed = city ? pushesBetween({ city, wish, after, until, isRamadan }) : []
    const arrived = listed.filter(({ at }) => at <= now)
    const entries = arrived.map(({ at, purpose, day, name }) => ({
      payload: { id: row.id, at: at.toISOString(), purpose, day, ...(name && { name }) },
      now,
    }))
    await enqueueAll(tx, sendPushJob, entries)
    const next = listed[arrived.length]?.at ?? until
    await tx
      .updateTable('push_subscription')
      .set({ next_at: next })
      .where('id', '=', row.id)
      .execute()
  }
  return due.length
}
