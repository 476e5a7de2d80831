import { useEffect, useState } from 'react'
import type { CalendarSpan } from '#features/calendar/calendar.ts'
import { type Corrections, corrected } from '#features/prayer-time/corrections.ts'
import type { Zone } from '#features/prayer-time/prayer-time.ts'
import type { CityDays } from '../day-facts.ts'
import { HERE, type OwnPlace } from './place.ts'
import type { PageTimes } from './times-table.ts'
import { useCorrections } from '../use-corrections.ts'
import { type Clock, useMoment } from '../use-now.ts'

export type ShownCity = { code: string; name: string; zone: Zone }

/** The times of a city with its dates, as the server sends them. */
export type Shown = PageTimes & { city: ShownCity; today: string; days: CityDays }

type Of = { place: OwnPlace | undefined; ramadan: CalendarSpan; clock: Clock }

/** What /ramadhan shows: the city of its address, or this device's place, reckoned on the device. */
export function useShownTimes(drawn: Shown, { place, ramadan, clock }: Of) {
  const [own, setOwn] = useState<Shown & { place: OwnPlace }>()
  const shown = own && own.place === place ? own : drawn
  const moment = useMoment(shown.days, clock)
  const corrections = useCorrections()
  const { days } = drawn
  useEffect(() => {
    let isHere = true
    if (!place) return
    import('./place-times.client.ts').then(
      ({ daysAt, timesAt }) => {
        const today = place.zone === shown.city.zone ? moment.day : drawn.today
        const city = { code: HERE, name: place.name, zone: place.zone }
        const times = timesAt(place, { today, ramadan })
        if (isHere) setOwn({ ...times, place, city, today, days: daysAt(place, days) })
      },
      (error: unknown) => console.warn('the times of this place did not come', error),
    )
    return () => {
      isHere = false
    }
  }, [place, days, ramadan, drawn.today, shown.city.zone, moment.day])
  return { ...shown, ...movedTimes(shown, corrections), moment }
}

/** The times as this device has moved them. */
function movedTimes({ times, moments, table }: PageTimes, corrections: Corrections): PageTimes {
  if (Object.keys(corrections).length === 0) return { times, moments, table }
  return {
    times: corrected(times, corrections),
    moments: moments.map(({ name, at }) => {
      const movedMs = Date.parse(at) + (corrections[name] ?? 0) * 60_000
      return { name, at: new Date(movedMs).toISOString() }
    }),
    table: table.map((row) => ({ ...row, times: corrected(row.times, corrections) })),
  }
}
