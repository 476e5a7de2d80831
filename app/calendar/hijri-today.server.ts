import { dayOf } from '#features/calendar/day.ts'
import { findMonths } from '#features/calendar/queries.server.ts'
import { type RamadanState, ramadanState } from '#features/calendar/ramadan.server.ts'
import type { Ctx } from '#platform/context.ts'

/** So many days before Ramadan the first screen begins to speak of it. */
const NEAR_DAYS = 60

/** Today in the Hijri calendar, and in and before Ramadan a line that leads there. */
export type HijriToday = { hijri: string; ramadan: string | undefined }

/** What the first screen says of today in Jakarta. */
export async function hijriToday({ read }: Pick<Ctx, 'read'>, now: Date): Promise<HijriToday> {
  const state = ramadanState(await findMonths(read), dayOf(now))
  return { hijri: state.hijri, ramadan: ramadanLine(state) }
}

function ramadanLine({ phase, daysLeft, ramadan }: RamadanState): string | undefined {
  if (phase === 'during') return 'Imsakiyah dan tadarus hari ini'
  if (phase === 'after' || daysLeft > NEAR_DAYS) return undefined
  const words = daysLeft === 1 ? 'Ramadan tiba besok' : `${daysLeft} hari menuju Ramadan`
  return ramadan.isEstimate ? `${words} (perkiraan)` : words
}
