import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { dayOf, formatDate, momentAt, startOfDay } from '#platform/time/jakarta.ts'
import { closedThrough } from './close-period.server.ts'
import { DayAhead, DayBeforeCause, DayClosed } from './errors.ts'

/** A day on which money moved, as a form or a statement names it. */
export type MoneyDay = {
  /** 'yyyy-mm-dd'; without one the money moves now. */
  day: string | undefined
  /** What the money follows, and when that was: an approval, a donation. */
  cause: { words: string; at: Date }
  /** The field that a refusal stands at. */
  field?: string
  /** A bank's file names it: what moved on a closed day is booked on the first open one. */
  isStated?: boolean
}

/**
 * When money of a day moved. This is the one rule for every act that takes a day: nothing moves before its cause, in
 * the future, or in a closed period. On the day of the cause it moves after it.
 */
export async function moneyMoment(
  ctx: Pick<Ctx, 'now'>,
  db: Db | Tx,
  { day, cause, field = 'tanggal', isStated = false }: MoneyDay,
): Promise<Date> {
  const now = ctx.now()
  if (day === undefined) return now
  if (day > dayOf(now)) throw new DayAhead(field)
  if (day < dayOf(cause.at)) throw new DayBeforeCause(field, cause.words, formatDate(cause.at))
  if (!isStated) await assertDayOpen(db, day, field)
  const noon = momentAt(day, '12:00').getTime()
  return new Date(Math.min(now.getTime(), Math.max(noon, cause.at.getTime())))
}

/** Refuses a day of a closed period. */
async function assertDayOpen(db: Db | Tx, day: string, field: string): Promise<void> {
  const closed = await closedThrough({ db })
  if (closed && day <= closed) throw new DayClosed(field, formatDate(startOfDay(closed)))
}
