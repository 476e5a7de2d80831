import { Card } from '#app/ui/card.tsx'
import {
  type DayTimes,
  ESTIMATE_NOTE,
  timeLabels,
  timeNames,
} from '#features/prayer-time/prayer-time.ts'
import { CityChoice, type Province } from './city-choice.tsx'
import { HERE } from './place.ts'
import { SunPath } from './sun-path.tsx'
import { aroundWords, timeWords } from './times-view.ts'
import type { Choose } from './use-city.ts'
import type { Clock } from '../use-now.ts'
import type { ShownCity } from './use-shown-times.ts'

type Props = {
  times: DayTimes
  city: ShownCity
  provinces: Province[]
  choose: Choose
  clock: Clock
}

/** Today's prayer times in a city, as a sun path and as text, with the choice of the city. */
export function TimesCard({ times, city, provinces, choose, clock }: Props) {
  return (
    <Card as="section" className="grid gap-4 p-5 print-hidden lg:p-6">
      <header className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-start">
        <div className="grid gap-0.5">
          <h2 className="text-xl">Waktu salat hari ini</h2>
          <p className="text-muted">
            {`${city.code === HERE ? aroundWords(city) : city.name}, ${city.zone}`}
          </p>
        </div>
        <CityChoice city={city} provinces={provinces} choose={choose} />
      </header>
      <SunPath times={times} clock={clock} zone={city.zone} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-x-2 gap-y-4 text-center lg:grid-cols-8">
        {timeNames.map((name) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-sm text-muted">{timeLabels[name]}</dt>
            <dd className="text-lg font-bold tabular">{timeWords(times[name])}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{ESTIMATE_NOTE}</p>
    </Card>
  )
}
