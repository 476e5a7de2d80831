import { sql } from 'kysely'
import { rootOf } from '#features/donor/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { tryEach, walkPages } from '#platform/db/walk-pages.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { eraseGuest } from '../erase-guest.server.ts'

const BATCH = 50
/** A link that nobody pressed proved nothing. */
const UNCONFIRMED_MS = 2 * DAY_MS

/** Erases whom nobody kept in the days after they confirmed. */
export const guestLeaveSchedule: Schedule = {
  name: 'privacy.guest-leave',
  everyMs: 15 * 60_000,
  run: carryOutLeaves,
}

/** Erases those whose pause is over; one that cannot be is held for staff to look at. */
export async function carryOutLeaves(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNCONFIRMED_MS)
  await sql`delete from guest_leave where confirmed_at is null and asked_at < ${before}`.execute(
    ctx.db,
  )
  await walkPages<{ id: string }>({ size: BATCH, read: (last) => leavesDue(ctx, last) }, (due) =>
    tryEach(due, ({ id }) => carryOut(ctx, id)),
  )
}

async function leavesDue(ctx: Ctx, last: { id: string } | undefined) {
  return await ctx.db
    .selectFrom('guest_leave')
    .select('id')
    .where('due_at', '<=', ctx.now())
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .where('held_why', 'is', null)
    .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

async function carryOut(ctx: Ctx, id: string): Promise<void> {
  try {
    await inTransaction(ctx.db, async (tx) => {
      const row = await lockDue(tx, id)
      if (!row) return
      const root = await rootOf(tx, row.donorId)
      // Two people put it under another meanwhile: whose data that is, its reader did not see.
      if (root !== row.donorId) await hold(tx, id, MERGED)
      else {
        await eraseGuest(ctx.within(tx), row.donorId, { by: null })
        await tx
          .updateTable('guest_leave')
          .set({ done_at: ctx.now() })
          .where('id', '=', id)
          .execute()
      }
    })
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    ctx.log.warn('privacy.leave-held', { id, code: cause.code })
    await hold(ctx.db, id, cause.message)
  }
}

const MERGED = 'Digabungkan ke donatur lain sesudah diminta.'

async function lockDue(tx: Tx, id: string) {
  return await tx
    .selectFrom('guest_leave')
    .select('donor_id as donorId')
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

async function hold(db: Db | Tx, id: string, why: string): Promise<void> {
  await db.updateTable('guest_leave').set({ held_why: why }).where('id', '=', id).execute()
}

/** A request to leave, as staff see it. */
type ListedLeave = {
  id: string
  donorId: string
  askedAt: Date
  confirmedAt: Date | null
  dueAt: Date | null
  cancelledAt: Date | null
  doneAt: Date | null
  heldWhy: string | null
}

/** What a donor, or anybody, asked: of all only what still waits. */
export async function listLeaves(db: Db, records?: readonly string[]): Promise<ListedLeave[]> {
  return await db
    .selectFrom('guest_leave')
    .select(['id', 'donor_id as donorId', 'asked_at as askedAt', 'confirmed_at as confirmedAt'])
    .select(['due_at as dueAt', 'cancelled_at as cancelledAt', 'done_at as doneAt'])
    .select('held_why as heldWhy')
    .$if(records !== undefined, (query) => query.where('donor_id', 'in', [...(records ?? [])]))
    .$if(records === undefined, (query) =>
      query
        .where('confirmed_at', 'is not', null)
        .where('cancelled_at', 'is', null)
        .where('done_at', 'is', null),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}
