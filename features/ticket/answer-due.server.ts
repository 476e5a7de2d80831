import { listDays } from '#features/calendar/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { ANSWER_DAYS } from './ticket.ts'
import { workingDaysAfter } from './working-days.ts'

/** Longer than any series of holidays. */
const AHEAD_DAYS = 30

/**
 * When a ticket opened now must be answered. Holidays are those of our calendar, without the extra days off by joint
 * decree.
 */
export async function answerDue({ read, now }: Ctx): Promise<Date> {
  const from = dayOf(now())
  const days = await listDays(read, { from, to: addDays(from, AHEAD_DAYS) }, now())
  const holidays = days.filter(({ observances }) => observances.some((each) => each.isHoliday))
  return workingDaysAfter(now(), ANSWER_DAYS, new Set(holidays.map(({ day }) => day)))
}
