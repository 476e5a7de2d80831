import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { keepMonthSums } from '#features/ledger/pair-sums.server.ts'
import { findCheckResults } from '#platform/db/check-result.server.ts'
import { patiently } from '#platform/db/pool/statement-limits.server.ts'
import { addDays, dayOf, startOfDay } from '#platform/time/jakarta.ts'
import { closingPoints } from './closing/closing-points.server.ts'
import type { ClosingPoint } from './closing/held-points.ts'
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
    // The decision holds the lock of the days: every journal of them is in the books, and none follows.
    if (isApproved) await patiently(() => keepMonthSums(tx, period.closed_through))
  })
}

/**
 * What stands in the days that would close, for two people to read. Refuses a day that is not over or is closed, unless
 * it is only shown.
 */
export async function findClosing(
  ctx: Ctx,
  through: string,
  { isPreview = false }: { isPreview?: boolean } = {},
): Promise<Record<'checks' | 'blocks' | 'said', ClosingPoint[]>> {
  const closed = await closedThrough(ctx)
  if (!isPreview && through >= dayOf(ctx.now())) throw new PeriodNotOver()
  if (!isPreview && closed && through <= closed) throw new PeriodClosed(closed)
  const end = startOfDay(addDays(through, 1))
  const { rows } = await sql<{ journals: number; suspense: number; refunds: number }>`
    select
      (select count(*)::int from ledger_journal where occurred_at < ${end}
        and occurred_at >= ${startOfDay(closed ? addDays(closed, 1) : '2000-01-01')}) as journals,
      (select count(*)::int from suspense where status = 'open' and created_at < ${end}) as suspense,
      (select count(*)::int from refund where status in ('proposed', 'approved')
        and made_at < ${end}) as refunds`.execute(ctx.db)
  const { journals = 0, suspense = 0, refunds = 0 } = rows[0] ?? {}
  const results = await findCheckResults(ctx)
  const wrong = results.filter(({ errors }) => errors > 0).map(({ name }) => name)
  return {
    ...(await closingPoints(ctx.db, through)),
    checks: [
      { label: 'Jurnal yang dikunci', value: String(journals), href: '/kelola/jurnal' },
      { label: 'Titipan belum diputuskan', value: String(suspense), href: '/kelola/titipan' },
      {
        label: 'Pengembalian belum selesai',
        value: String(refunds),
        href: '/kelola/pengembalian',
      },
      {
        label: 'Pemeriksaan harian',
        value: wrong.length > 0 ? `Ada selisih: ${wrong.join(', ')}` : 'Tidak ada selisih',
        href: '/kelola',
      },
      { label: 'Jurnal yang dibukukan', value: 'Tidak ada; harinya dikunci' },
    ],
  }
}

/** Closed and proposed periods, the newest first. */
export async function listPeriods(db: Ctx['db']) {
  return db
    .selectFrom('period_close')
    .leftJoin('staff as maker', 'maker.id', 'period_close.made_by')
    .leftJoin('staff as decider', 'decider.id', 'period_close.approved_by')
    .select([
      'period_close.id',
      'period_close.closed_through as through',
      'period_close.status',
      'period_close.note',
      'maker.name as maker',
      'decider.name as decider',
    ])
    .orderBy('period_close.made_at', 'desc')
    .limit(100)
    .execute()
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
