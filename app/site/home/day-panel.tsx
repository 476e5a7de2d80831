import { useEffect } from 'react'
import { Link } from 'react-router'
import { chosenCity, chosenDays, keptCorrections } from '#app/site/calendar/chosen-city.client.ts'
import { prayerNames } from '#app/site/calendar/day-facts.ts'
import { HERE } from '#app/site/calendar/prayer-time/place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type DeviceFacts, fillDay } from './fill-device.ts'

/** The next prayer as the server knew it; the device puts the present time and its own city in. */
export type NextPrayer = { name: string; time: string; index: number; times: string[] }

type Props = { facts: DeviceFacts; next: NextPrayer }

/** The next prayer with the times of the day, for Jakarta until a city is chosen on the device. */
export function DayPanel({ facts, next }: Props) {
  // The inline script ran with the document; after a navigation this does its work.
  useEffect(() => {
    fillDay(document)
    if (chosenCity() !== HERE && Object.keys(keptCorrections()).length === 0) return
    void chosenDays(facts).then(() => fillDay(document))
  }, [facts])
  return (
    <section
      aria-label="Waktu salat"
      data-day={JSON.stringify(facts)}
      suppressHydrationWarning
      className="grid gap-3 lg:gap-5 lg:rounded-card lg:bg-white/8 lg:p-6 data-past:hidden"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <p>
          <span className="text-sm opacity-90">
            <Fill name="name">{next.name}</Fill> · <Fill name="left">waktu salat berikutnya</Fill>
          </span>
          <span className="block text-[2.25rem] leading-none font-extrabold tracking-tight tabular lg:mt-1 lg:text-5xl">
            <Fill name="time">{next.time}</Fill>
            <span className="ml-1.5 text-sm font-semibold tracking-normal opacity-90">
              <Fill name="zone">{facts.zona}</Fill>
            </span>
          </span>
        </p>
        <Link
          to="/waktu-salat"
          className="-mr-2 flex min-h-touch items-center gap-1.5 rounded-field px-2 text-sm font-semibold hover:bg-white/10"
        >
          <Icon name="pin" className="size-4.5" />
          <Fill name="city">{facts.nama}</Fill>
          <span className="sr-only">: ganti kota, lihat semua waktu</span>
        </Link>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-y-1 rounded-tile bg-white/10 py-1.5 text-center lg:py-2.5">
        {prayerNames.map((name, index) => (
          <div
            key={name}
            data-next={index === next.index ? '' : undefined}
            suppressHydrationWarning
            className="grid opacity-90 data-next:font-bold data-next:text-on-hero-accent data-next:opacity-100"
          >
            <dt className="text-xs">{name}</dt>
            <dd data-time="" className="text-sm tabular" suppressHydrationWarning>
              {next.times[index]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A text that the device replaces; see fill-device.ts. */
export function Fill({ name, children }: { name: string; children: string }) {
  return (
    <span data-fill={name} suppressHydrationWarning>
      {children}
    </span>
  )
}
