import { daysBetween } from '#features/calendar/day.ts'
import type { RamadanState } from '#features/calendar/ramadan.server.ts'
import { hijriIn } from '../prayer-time/city-moment.ts'
import { useCity } from '../prayer-time/use-city.ts'
import type { Clock } from '../use-now.ts'
import { type Shown, useShownTimes } from '../prayer-time/use-shown-times.ts'

/** `state` as it was drawn, and that of each of the `days` after it. */
type Drawn = Shown & { state: RamadanState; later: RamadanState[]; clock: Clock }

/** The screen at this moment, in the city or the place it shows. */
export function useRamadan(drawn: Drawn) {
  const { clock } = drawn
  const { ramadan } = drawn.state
  const { place, choose } = useCity(drawn.city.code)
  const { moment, days, ...shown } = useShownTimes(drawn, { place, ramadan, clock })
  const at = Object.keys(drawn.days.hari).indexOf(moment.day)
  const state = [drawn.state, ...drawn.later][at] ?? drawn.state
  const start = state.phase === 'during' ? moment.day : ramadan.firstDay
  return {
    ...shown,
    choose,
    state,
    hijri: hijriIn(days, moment) ?? state.hijri,
    isEvening: moment.isEvening,
    daysLeft: daysBetween(start, ramadan.lastDay) + 1,
  }
}
