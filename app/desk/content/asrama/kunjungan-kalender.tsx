import { type DeskVisit, visitsOfMonth } from '#features/asrama/desk-queries.server.ts'
import { monthWords } from '#features/board-month/board-words.ts'
import { addDays, dayAfterMonths, dayOf, isDay } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/kunjungan-kalender.ts'
import { visitStateWords } from './visit-list.ts'

const path = '/kelola/kunjungan/kalender'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const today = dayOf(ctx.now())
  const typed = new URL(request.url).searchParams.get('bulan') ?? ''
  const month = isDay(`${typed}-01`) ? typed : today.slice(0, 7)
  return { month, today, visits: await visitsOfMonth(ctx.db, month) }
}

const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

export default function KunjunganKalender({ loaderData }: Route.ComponentProps) {
  const { month, today, visits } = loaderData
  const first = `${month}-01`
  const near = (months: number) => `${path}?bulan=${dayAfterMonths(first, months).slice(0, 7)}`
  const byDay = Map.groupBy(visits, ({ visitOn }) => visitOn)
  return (
    <DeskPage
      title={`Kunjungan ${monthWords(month)}`}
      tab="Kalender kunjungan"
      lead="Yang diminta dan yang disetujui, hari demi hari."
      back={{ href: '/kelola/kunjungan', label: 'Kunjungan asrama' }}
      acts={
        <>
          <ActLink href={near(-1)}>Bulan sebelumnya</ActLink>
          <ActLink href={near(1)}>Bulan berikutnya</ActLink>
        </>
      }
    >
      <div aria-hidden="true" className="hidden grid-cols-7 gap-2 text-sm text-muted lg:grid">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {visits.length === 0 && <p className="text-muted">Belum ada kunjungan pada bulan ini.</p>}
      <ol className="grid gap-2 lg:grid-cols-7">
        {daysOf(first).map((day, at) => (
          <Day
            key={day}
            day={day}
            isToday={day === today}
            start={at === 0 ? weekdayOf(day) : undefined}
            visits={byDay.get(day) ?? []}
          />
        ))}
      </ol>
    </DeskPage>
  )
}

type DayProps = {
  day: string
  isToday: boolean
  /** The column of the first day, Monday is 1. */
  start: number | undefined
  visits: readonly DeskVisit[]
}

/** A day; on a phone only those with visits stand in the list. */
function Day({ day, isToday, start, visits }: DayProps) {
  const people = visits.reduce((sum, visit) => sum + visit.people, 0)
  return (
    <li
      style={{ gridColumnStart: start }}
      className={`min-w-0 content-start gap-1 rounded-card border p-2 lg:min-h-24 ${visits.length === 0 ? 'hidden lg:grid' : 'grid'} ${isToday ? 'border-primary' : 'border-line'} bg-surface`}
    >
      <p className="flex justify-between gap-2 text-sm">
        <b>
          {Number(day.slice(-2))}
          <span className="font-normal text-muted lg:hidden"> {weekdays[weekdayOf(day) - 1]}</span>
        </b>
        {people > 0 && <span className="text-muted">{people} orang</span>}
      </p>
      {visits.map(({ id, asrama, state, people: number }) => (
        <a
          key={id}
          href={`/kelola/kunjungan/${id}`}
          className="grid min-h-touch content-center rounded-field bg-tint px-2 py-1 text-sm text-primary lg:min-h-0"
        >
          <span className="[overflow-wrap:anywhere]">{`${asrama}, ${number} orang`}</span>
          <span className="text-muted">{visitStateWords[state]}</span>
        </a>
      ))}
    </li>
  )
}

function daysOf(first: string): string[] {
  const count = Number(addDays(dayAfterMonths(first, 1), -1).slice(-2))
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
