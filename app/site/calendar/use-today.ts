import type { CalendarDay } from '#features/calendar/calendar.ts'
import { addDays } from '#platform/time/jakarta.ts'
import type { Shift } from './address.ts'
import { hijriIn } from './prayer-time/city-moment.ts'
import type { CityDays } from './day-facts.ts'
import { type Clock, useMoment } from './use-now.ts'
import { useEffect, useState } from 'react'
import { chosenDays } from './chosen-city.client.ts'

type Drawn = {
  today: CalendarDay
  soon: CalendarDay[]
  month: { days: CalendarDay[] }
  days: CityDays
  shift: Shift
  clock: Clock
}

/** Today where the device is or has chosen to be, the day after it, and whether its evening has begun. */
export function useToday({ today: drawn, soon, month, days: usual, shift, clock }: Drawn) {
  const days = useChosenDays(usual)
  const moment = useMoment(days, clock)
  // A kept page may be weeks old: its month still has the day.
  const listed = [drawn, ...soon, ...month.days]
  const dayOn = (day: string) => listed.find((each) => each.day === day)
  const today = dayOn(moment.day) ?? drawn
  return {
    today,
    tomorrow: dayOn(addDays(today.day, 1)),
    isEvening: moment.isEvening,
    evening: shift === 0 ? hijriIn(days, moment) : undefined,
  }
}

/** The days of the city or place this device has chosen; those of the page until they are known. */
function useChosenDays(shown: CityDays): CityDays {
  const [chosen, setChosen] = useState<CityDays>()
  useEffect(() => {
    let isHere = true
    void chosenDays(shown).then((days) => isHere && setChosen(days))
    return () => {
      isHere = false
    }
  }, [shown])
  return chosen ?? shown
}
