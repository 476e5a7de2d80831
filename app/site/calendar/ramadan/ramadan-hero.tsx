import { clockText, remaining, spokenText } from '#app/ui/date/countdown-time.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { estimateWords, VERSION_NOTE } from '#features/calendar/calendar.ts'
import { daysBetween, formatGregorian, weekdayName } from '#features/calendar/day.ts'
import type { RamadanState } from '#features/calendar/ramadan.server.ts'
import { timeLabels } from '#features/prayer-time/prayer-time.ts'
import { aroundWords, type Moment, nextMoment } from '../prayer-time/times-view.ts'
import { type Clock, useNow } from '../use-now.ts'
import type { ShownCity } from '../prayer-time/use-shown-times.ts'

type Props = {
  state: RamadanState
  /** The date, in the evening that of tomorrow. */
  hijri: string
  isEvening: boolean
  city: ShownCity
  moments: Moment[]
  clock: Clock
}

/** The phase of the year in large text, with a countdown to the next prayer time. */
export function RamadanHero({ state, hijri, isEvening, city, moments, clock }: Props) {
  const words = heroWords(state, isEvening)
  return (
    <section className="relative overflow-hidden bg-linear-150 from-hero to-hero-deep text-on-hero print-hidden">
      <StarPattern id="ramadan-stars" className="opacity-6" />
      <Rosette className="pointer-events-none absolute -right-28 -bottom-32 size-80 text-accent opacity-25 lg:-top-20 lg:right-[8%] lg:size-[30rem] lg:opacity-20" />
      <div className="relative mx-auto grid max-w-wide gap-6 px-page py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center lg:py-14">
        <div className="grid justify-items-start gap-2 lg:gap-3">
          <p className="text-sm opacity-90 first-letter:uppercase">{hijri}</p>
          <h1 className="text-3xl lg:text-[2.75rem] lg:leading-[1.12]">{words.title}</h1>
          {words.text && <p className="max-w-[36rem] opacity-90 lg:text-lg">{words.text}</p>}
          {words.note && <p className="text-sm opacity-90">{words.note}</p>}
          {state.phase === 'during' && <Progress state={state} />}
        </div>
        <NextTime {...{ moments, clock, city }} isFasting={state.phase === 'during'} />
      </div>
    </section>
  )
}

function Progress({ state: { dayNumber, ramadan } }: { state: RamadanState }) {
  const days = daysBetween(ramadan.firstDay, ramadan.lastDay) + 1
  return (
    <ProgressBar
      ratio={dayNumber / days}
      label={`Hari ke-${dayNumber} dari ${days}`}
      className="mt-2 h-2 w-full max-w-md bg-on-hero/20!"
    />
  )
}

type NextTimeProps = Pick<Props, 'moments' | 'clock' | 'city'> & { isFasting: boolean }

function NextTime({ moments, clock, city, isFasting }: NextTimeProps) {
  const now = useNow(clock)
  const isHydrated = useHydrated()
  const next = nextMoment(moments, now)
  if (!next) return null
  const rest = remaining(Date.parse(next.at), now)
  const time = `${next.at.slice(11, 16).replace(':', '.')} ${city.zone}`
  const isBreaking = isFasting && next.name === 'magrib'
  const label = isBreaking ? 'Magrib, waktu berbuka' : timeLabels[next.name]
  return (
    // Without script nothing counts down, so the time itself stands there; the boot file begins React when it comes.
    <div
      data-begins={clock.isMoved ? undefined : next.at}
      className="grid gap-1 rounded-card bg-white/10 p-5"
    >
      <p className="text-sm opacity-90">{isHydrated ? `Menuju ${label} ${time}` : label}</p>
      <p
        {...(isHydrated && { role: 'timer', 'aria-label': spokenText(rest) })}
        className="text-[2.25rem] leading-tight font-extrabold tabular"
      >
        {isHydrated ? clockText(rest) : time}
      </p>
      <p className="text-sm opacity-90">{aroundWords(city)}</p>
    </div>
  )
}

type Words = { title: string; text: string; note?: string }

export function heroWords(state: RamadanState, isEvening: boolean): Words {
  const { phase, ramadan, syawal, dayNumber, daysLeft } = state
  const isbat = estimateWords(true)
  const when = isEvening ? 'Malam ini' : 'Nanti malam'
  if (phase === 'before') {
    const date = `1 Ramadan ${ramadan.year} H: ${dayWords(ramadan.firstDay)}`
    return {
      title: daysLeft === 1 ? 'Ramadan tiba besok' : `${daysLeft} hari menuju Ramadan`,
      text: `${date}${ramadan.isEstimate ? ` (${isbat})` : ''}.`,
      note: daysLeft === 1 ? `${when} tarawih pertama. ${VERSION_NOTE}` : VERSION_NOTE,
    }
  }
  if (phase === 'during') {
    const date = `1 Syawal ${syawal.year} H: ${dayWords(syawal.firstDay)}`
    return {
      title: isEvening ? eveningTitle(state) : `Hari ke-${dayNumber} Ramadan`,
      text: `${date}${syawal.isEstimate ? ` (${isbat})` : ''}. ${tonight(state, when)}`,
      note: VERSION_NOTE,
    }
  }
  const next = `Ramadan ${ramadan.year} H sekitar ${daysLeft} hari lagi: ${dayWords(ramadan.firstDay)} (perkiraan).`
  if (dayNumber <= 2) {
    return {
      title: 'Selamat Idulfitri',
      text: 'Mohon maaf lahir dan batin. Semoga Allah menerima ibadah kita semua.',
      note: next,
    }
  }
  return {
    title: 'Puasa enam hari Syawal',
    text: `Boleh berurutan atau terpisah, sampai ${dayWords(syawal.lastDay)}.`,
    note: next,
  }
}

/** The Hijri day begins at Magrib, so tonight belongs to tomorrow. */
function tonight(state: RamadanState, when: string): string {
  const { dayNumber } = state
  if (isUndecided(state)) return 'Malam ini sidang isbat menetapkan apakah esok Idulfitri.'
  if (dayNumber === lastOf(state)) return `${when} takbiran.`
  const isOdd = dayNumber >= 20 && dayNumber % 2 === 0
  const night = `${when}, malam ke-${dayNumber + 1} Ramadan`
  return isOdd ? `${night}: carilah Lailatulqadar.` : `${night}.`
}

function eveningTitle(state: RamadanState): string {
  if (isUndecided(state)) return 'Menunggu sidang isbat'
  if (state.dayNumber === lastOf(state)) return 'Malam Idulfitri'
  return `Malam ke-${state.dayNumber + 1} Ramadan`
}

function isUndecided({ dayNumber, syawal }: RamadanState): boolean {
  return dayNumber === 29 && syawal.isEstimate
}

function lastOf({ ramadan }: RamadanState): number {
  return daysBetween(ramadan.firstDay, ramadan.lastDay) + 1
}

function dayWords(day: string): string {
  return `${weekdayName(day)}, ${formatGregorian(day)}`
}
