import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import { assertOther } from './enter-books.server.ts'
import { NotInThisState, PeriodClosed, PeriodNotOver } from './errors.ts'

export type PeriodClosing = {
  /** The last day in Jakarta to close, 'yyyy-mm-dd'; all days before it close too. */
  through: string
  note: string
  by: string
}

/** Proposes to close the books through a past day; nothing is closed yet. Answers the proposal's id. */
export async function proposeClose(
  ctx: Ctx,
  { through, note, by }: PeriodClosing,
): Promise<string> {
  const now = ctx.now()
  if (through >= dayOf(now)) throw new PeriodNotOver()
  const closed = await closedThrough(ctx)
  if (closed && through <= closed) throw new PeriodClosed(closed)
  const proposal = { id: ctx.newId(), closed_through: through, note, made_by: by, made_at: now }
  const row = await ctx.db
    .insertInto('period_close')
    .values({ ...proposal, status: 'proposed' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new NotInThisState()
  return row.id
}

/**
 * Approves or rejects another person's proposal. After the approval the database refuses every journal of those days;
 * money reported later is booked on the first open day (charity.md §4.5). A closed period cannot be reopened.
 */
export async function decideClose(
  ctx: Ctx,
  id: string,
  { by, isApproved }: { by: string; isApproved: boolean },
): Promise<void> {
  // Without the lock of the books: a donation may hold a day open while it waits for that lock.
  await inTransaction(ctx.db, async (tx) => {
    const period = await tx
      .selectFrom('period_close')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'proposed')
      .forUpdate()
      .executeTakeFirst()
    if (!period) throw new NotInThisState()
    assertOther(by, period)
    const status = isApproved ? ('approved' as const) : ('rejected' as const)
    await tx
      .updateTable('period_close')
      .set({ status, approved_by: by, approved_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
}

/** The last closed day in Jakarta, 'yyyy-mm-dd'; undefined while none is closed. */
export async function closedThrough({ db }: Pick<Ctx, 'db'>): Promise<string | undefined> {
  const { closed } = await db
    .selectFrom('period_close')
    .select(sql<string | null>`max(closed_through)`.as('closed'))
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow()
  return closed ?? undefined
}
