import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Corrections, corrected } from '#features/prayer-time/corrections.ts'
import { keepCity, keepPlace } from '../chosen-city.client.ts'
import { HERE, type OwnPlace } from '../prayer-time/place.ts'
import { correctTimes, useCorrections } from '../use-corrections.ts'
import { useMinute } from '../use-now.ts'
import type { PlaceShown, TimesOfDay } from './place-shown.ts'
import type { TimesPage } from './times-page.server.ts'

type Reckon = typeof import('./reckon.client.ts')

/** The place this device has chosen and its times, reckoned here; until that is there, what the server drew. */
export function useTimes(drawn: TimesPage) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isNamed = search.has('kota')
  const [reckon, setReckon] = useState<Reckon>()
  const [chosen, setChosen] = useState<PlaceShown>()
  const corrections = useCorrections()
  useEffect(() => {
    import('./reckon.client.ts').then(
      (loaded) => {
        setReckon(loaded)
        setChosen(isNamed ? undefined : loaded.placeHere())
      },
      (error: unknown) => console.warn('the times are not reckoned here', error),
    )
  }, [isNamed])
  const place: PlaceShown = chosen ?? drawn.place
  const { day: today, minute } = useMinute(place.zone, drawn.clock)
  const timesOf: TimesOfDay = (day) => {
    const times = reckon ? reckon.reckonTimes(place, day) : drawn.days[day]
    return times && corrected(times, corrections)
  }
  const show = (shown: PlaceShown) => {
    setChosen(shown)
    if (isNamed) void navigate('/waktu-salat', { replace: true, preventScrollReset: true })
  }
  return {
    place,
    today,
    minute,
    timesOf,
    isReckoned: reckon !== undefined,
    corrections,
    choose: {
      city(code: string) {
        keepCity(code)
        const found = reckon?.placeByCode(code)
        if (found) show(found)
      },
      place(own: OwnPlace) {
        keepPlace(own)
        show({ ...own, code: HERE })
      },
    },
    correct: (next: Corrections) => correctTimes(next, place.code),
  }
}
