import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'
import { DayPanel, Fill } from './day-panel.tsx'
import type { TodayView } from './today.server.ts'

/** The top of the home screen: the date in both calendars, the next prayer, and the institution's promise. */
export function Hero({ today }: { today: TodayView | undefined }) {
  return (
    <section className="relative overflow-hidden bg-linear-150 from-hero to-hero-deep text-on-hero">
      <StarPattern id="hero-stars" className="text-on-hero opacity-6" />
      <Rosette className="pointer-events-none absolute -top-28 -right-36 size-80 text-accent opacity-25 lg:-top-40 lg:right-[26%] lg:size-[34rem] lg:opacity-15" />
      <div className="relative mx-auto grid max-w-wide gap-4 px-page pt-1 pb-18 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-6 lg:pt-12 lg:pb-36">
        {today && <Dates today={today} />}
        {today && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
            <DayPanel facts={today.facts} next={today.next} />
          </div>
        )}
        <div className="grid content-start justify-items-start gap-5 lg:col-start-1">
          <h1 className="text-base font-semibold lg:max-w-[17ch] lg:text-[3rem] lg:leading-[1.1] lg:font-bold">
            Kebaikan Anda, kami jaga sampai tujuan.
          </h1>
          <p className="hidden max-w-[34rem] text-lg opacity-90 lg:block">
            Titipkan donasi, zakat, dan wakaf. Setiap rupiah tercatat dan dapat Anda ikuti.
          </p>
          <div className="hidden gap-3 lg:flex">
            <LinkButton to="/zakat" className="bg-on-hero! text-hero! hover:opacity-90">
              Tunaikan zakat
            </LinkButton>
            <LinkButton
              to="/program"
              className="border border-on-hero/40 bg-transparent! text-on-hero! hover:bg-white/10!"
            >
              Pilih program
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The Hijri date first, then the Gregorian one, and Ramadan when it is near or has started. */
function Dates({ today: { date, hijri, ramadan } }: { today: TodayView }) {
  return (
    <div className="grid justify-items-start lg:col-start-1">
      <Link
        to="/calendar"
        className="inline-flex min-h-touch items-center gap-2 text-lg font-bold hover:underline lg:text-xl"
      >
        <Icon name="calendar" className="size-5.5" />
        <span className="first-letter:uppercase">
          <Fill name="hijri">{hijri}</Fill>
        </span>
      </Link>
      <p className="-mt-1.5 text-sm opacity-90">
        <Fill name="date">{date}</Fill>
      </p>
      {ramadan && (
        <Link
          to="/ramadhan"
          className="inline-flex min-h-touch items-center gap-2 text-sm font-semibold hover:underline"
        >
          <Icon name="moon" />
          {ramadan}
        </Link>
      )}
    </div>
  )
}
