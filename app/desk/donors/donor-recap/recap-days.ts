import { dayOf, isDay } from '#platform/time/jakarta.ts'
import type { RecapDays } from '#features/donation-log/donor-recap.server.ts'

/** The days that an address asks for: this year so far, unless it names others. */
export function recapDays(params: URLSearchParams, now: Date): RecapDays {
  const today = dayOf(now)
  const named = (name: string) => {
    const day = params.get(name) ?? ''
    return isDay(day) ? day : undefined
  }
  const from = named('dari') ?? `${today.slice(0, 4)}-01-01`
  const through = named('sampai') ?? (from > today ? from : today)
  return from <= through ? { from, through } : { from: through, through: from }
}
