import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { MonthLengthImpossible, NothingDecided } from './errors.ts'
import { type HijriMonth, monthAt, monthIndex } from './hijri.ts'
import { assertKnown, type MonthSource, type Months, calendarMonths } from './months.server.ts'
import { decidedMonths, findMonths, knownResults } from './queries.server.ts'

/** `firstDay` is 'yyyy-mm-dd'; `decree` names the decision and where it is published; `by` is the staff member. */
export type MonthDecision = HijriMonth & {
  firstDay: string
  source: MonthSource
  decree: string
  by: string
}

/**
 * Enters the day a month begins, or replaces the entry. Refuses a month of fewer than 29 or more than 30 days:
 * MonthLengthImpossible, OutsideCalendar.
 */
export async function decideMonth(ctx: Ctx, decision: MonthDecision): Promise<void> {
  const { year, month, firstDay, source, decree, by } = decision
  assertKnown(monthIndex(decision))
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .deleteFrom('hijri_month_override')
      .where('year', '=', year)
      .where('month', '=', month)
      .execute()
    await tx
      .insertInto('hijri_month_override')
      .values({
        year,
        month,
        first_day: firstDay,
        source,
        decree,
        made_by: by,
        made_at: ctx.now(),
      })
      .execute()
    await assertLengths(tx, decision)
  })
  purgeCalendar(ctx)
}

/** Withdraws a decision: known results and calculation apply again. Refuses with NothingDecided. */
export async function undoMonth(ctx: Ctx, month: HijriMonth): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('hijri_month_override')
      .where('year', '=', month.year)
      .where('month', '=', month.month)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new NothingDecided(month)
    await assertLengths(tx, month)
  })
  purgeCalendar(ctx)
}

/** Drops every cached page that shows days of the Hijri calendar. */
export function purgeCalendar({ pages }: Pick<Ctx, 'pages'>): void {
  pages.purge('/', '/calendar', '/ramadhan')
}

/** How many months a shift may reach before the rule of 29 or 30 days compensates it. */
const REACH = 14

async function assertLengths(tx: Tx, month: HijriMonth): Promise<void> {
  refuseLengths(await findMonths(tx), month)
}

/** Refuses a decision as decideMonth would, without entering it; without `firstDay`, taking the present one back. */
export async function assertDecidable(
  db: Db,
  month: HijriMonth & { firstDay?: string; source?: MonthSource; decree?: string },
): Promise<void> {
  const { firstDay, source = 'isbat', decree = '' } = month
  const index = monthIndex(month)
  assertKnown(index)
  const decided = await decidedMonths(db)
  const known = knownResults().get(index)
  if (firstDay !== undefined) decided.set(index, { firstDay, source, decree })
  else if (known) decided.set(index, known)
  else decided.delete(index)
  refuseLengths(calendarMonths(decided), month)
}

function refuseLengths(months: Months, month: HijriMonth): void {
  const index = monthIndex(month)
  for (let each = index - 1; each <= index + REACH; each++) {
    const days = months.lengthOf(each)
    if (days < 29 || days > 30) throw new MonthLengthImpossible(monthAt(each), days)
  }
}
