import { DAY_MS } from '#platform/time/jakarta.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = DAY_MS / MINUTE_MS
/** Nothing that can wait goes between nine in the evening and five in the morning. */
const QUIET_FROM = 21 * 60
const QUIET_UNTIL = 5 * 60

/** Minutes ahead of UTC: WIB, WITA and WIT. */
export const indonesianZones: readonly number[] = [7 * 60, 8 * 60, 9 * 60]

/** When a message that can wait may go: now, or after the night of its reader; where nobody knows their zone, of all three. */
export function earliestMoment(now: Date, zone: number | undefined): Date {
  const zones = zone === undefined ? indonesianZones : [zone]
  let moment = now
  // The morning of one zone may be the night of another: three looks are enough.
  for (const _ of [...zones, zones]) {
    const wait = Math.max(...zones.map((each) => quietMinutesLeft(moment, each)))
    if (wait === 0) return moment
    const minute = Math.floor(moment.getTime() / MINUTE_MS)
    moment = new Date((minute + wait) * MINUTE_MS)
  }
  return moment
}

function quietMinutesLeft(now: Date, zone: number): number {
  const local = Math.floor(now.getTime() / MINUTE_MS) + zone
  const minute = ((local % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  if (minute < QUIET_UNTIL) return QUIET_UNTIL - minute
  return minute >= QUIET_FROM ? DAY_MINUTES - minute + QUIET_UNTIL : 0
}
