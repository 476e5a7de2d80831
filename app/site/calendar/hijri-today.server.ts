import { findMonths } from '#features/calendar/queries.server.ts'
import { type RamadanState, ramadanState } from '#features/calendar/ramadan.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'

/** The home screen mentions Ramadan this many days before it begins. */
const NEAR_DAYS = 60

/** Today's Hijri date, and a line about Ramadan when it is near or has started. */
export type HijriToday = { hijri: string; ramadan: string | undefined }

/** The Hijri data of the home screen for today in Jakarta. */
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
