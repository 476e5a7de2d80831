import type { CalendarDay } from '#features/calendar/calendar.ts'
import { formatGregorian } from '#features/calendar/day.ts'
import { formatEvening, formatHijri } from '#features/calendar/hijri.ts'
import { momentOf } from '#features/prayer-time/prayer-time.ts'
import { type CityDays, MAGRIB } from '../day-facts.ts'
import type { Clock } from '../use-now.ts'

type Props = {
  today: CalendarDay
  tomorrow: CalendarDay | undefined
  isEvening: boolean
  /** The words of the evening, where they are more than its date. */
  evening?: string | undefined
}

/** Today in both calendars, and what begins this evening. From Magrib to midnight the Hijri date is tomorrow's. */
export function TodayCard({ today, tomorrow, isEvening, evening }: Props) {
  const words = isEvening && tomorrow ? eveningWords(today, tomorrow) : dayWords(today)
  const hijri = (isEvening && evening) || words.hijri
  return (
    <section
      aria-label="Hari ini"
      className="relative grid gap-1 overflow-hidden rounded-card bg-linear-150 from-hero to-hero-deep p-5 text-on-hero"
    >
      <p className="text-sm opacity-90">{words.date}</p>
      <p className="text-2xl font-extrabold first-letter:uppercase">{hijri}</p>
      {words.names && <p className="font-medium">{words.names}</p>}
      <p className="text-sm opacity-90">{words.note}</p>
    </section>
  )
}

function dayWords(today: CalendarDay) {
  const { evenings } = today
  return {
    date: `${today.weekday} ${today.pasaran}, ${formatGregorian(today.day)}`,
    hijri: formatHijri(today.hijri),
    names: namesOf(today),
    note:
      evenings.length > 0
        ? `Sejak Magrib nanti: ${evenings.join(' · ')}.`
        : 'Hari Hijriah berganti saat Magrib.',
  }
}

function eveningWords(today: CalendarDay, tomorrow: CalendarDay) {
  const { evenings } = today
  const names = namesOf(tomorrow)
  return {
    date: `${today.weekday} malam, ${formatGregorian(today.day)}`,
    hijri: formatEvening(tomorrow.hijri),
    names: names && `Besok: ${names}`,
    note:
      evenings.length > 0
        ? `Sejak Magrib tadi: ${evenings.join(' · ')}.`
        : 'Hari Hijriah sudah berganti sejak Magrib.',
  }
}

function namesOf({ observances, fasts }: CalendarDay): string {
  return [...observances, ...fasts].map(({ name }) => name).join(' · ')
}

/** Before React the boot file watches for Magrib in the usual city; a device that has chosen another begins at once. */
export function BeginsAtMagrib({ days, clock }: { days: CityDays; clock: Clock }) {
  const [day = '', facts = []] = Object.entries(days.hari)[0] ?? []
  const magrib = momentOf(day, String(facts[MAGRIB]).replace('.', ':'), days.zona)
  if (clock.isMoved || Date.parse(magrib) <= Date.parse(clock.now)) return null
  return <span hidden data-begins={magrib} />
}
