import type { CalendarDay } from '#features/calendar/calendar.ts'
import { formatGregorian, weekdayOf } from '#features/calendar/day.ts'
import { formatHijri, monthName } from '#features/calendar/hijri.ts'
import type { MonthView } from './calendar-page.server.ts'

const weekdays = ['Ahad', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']

type Props = { month: MonthView; today: string }

/** A month as a grid: the chosen calendar in large numbers, the other one small below. */
export function MonthGrid({ month, today }: Props) {
  const { blanks, days, kind, title, subtitle } = month
  const cells: (CalendarDay | undefined)[] = [
    ...Array.from({ length: blanks }, () => undefined),
    ...days,
  ]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, each) => cells[week * 7 + each]),
  )
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">
        {title}, {subtitle}
      </caption>
      <thead>
        <tr>
          {weekdays.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={`pb-2 text-xs font-semibold lg:text-sm ${index === 0 ? 'text-danger' : 'text-muted'}`}
            >
              <abbr title={name} className="no-underline lg:hidden">
                {name === 'Ahad' ? 'Ahd' : name.slice(0, 3)}
              </abbr>
              <span className="hidden lg:inline" aria-hidden="true">
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)?.day}>
            {week.map((day, each) => (
              <td key={day?.day ?? `blank ${each}`} className="p-0.5 align-top lg:p-1">
                {day && <Cell day={day} kind={kind} isToday={day.day === today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = { day: CalendarDay; kind: MonthView['kind']; isToday: boolean }

function Cell({ day, kind, isToday }: CellProps) {
  const date = Number(day.day.slice(8))
  const isRed = weekdayOf(day.day) === 0 || day.observances.some(({ isHoliday }) => isHoliday)
  const names = [...day.observances, ...day.fasts].map(({ name }) => name)
  const colours = isToday
    ? 'border-primary bg-tint'
    : day.observances.length > 0
      ? 'border-line bg-accent-tint'
      : 'border-transparent'
  return (
    <div
      className={`grid min-h-15 content-start justify-items-center rounded-tile border pt-1 text-center print-exact lg:min-h-24 lg:justify-items-start lg:px-2 lg:py-1.5 lg:text-left ${colours}`}
      {...(isToday && { 'aria-current': 'date' as const })}
    >
      <span className={`text-base font-bold tabular lg:text-lg ${isRed ? 'text-danger' : ''}`}>
        {kind === 'masehi' ? date : day.hijri.day}
      </span>
      <span className="text-xs leading-tight tracking-tight text-muted tabular max-lg:whitespace-nowrap">
        {kind === 'masehi' ? smallHijri(day) : smallGregorian(day)}
        <span className="hidden lg:inline"> · {day.pasaran}</span>
      </span>
      <Dots day={day} />
      {day.observances[0] && (
        <span className="hidden text-xs leading-tight font-semibold lg:mt-0.5 lg:block">
          {day.observances[0].name}
        </span>
      )}
      <span className="sr-only">
        {kind === 'masehi' ? formatHijri(day.hijri) : formatGregorian(day.day)}
        {isToday && <span>{', hari ini'}</span>}
        {names.length > 0 && <span>{`, ${names.join(', ')}`}</span>}
      </span>
    </div>
  )
}

/** The first day of a Hijri month also shows its name. */
function smallHijri({ hijri }: CalendarDay): string {
  return hijri.day === 1 ? `1 ${monthName(hijri).slice(0, 3)}` : String(hijri.day)
}

const shortMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'Mei',
  'Jun',
  'Jul',
  'Agu',
  'Sep',
  'Okt',
  'Nov',
  'Des',
]

function smallGregorian({ day, hijri }: CalendarDay): string {
  const date = Number(day.slice(8))
  const isNamed = date === 1 || hijri.day === 1
  return isNamed ? `${date} ${shortMonths[Number(day.slice(5, 7)) - 1]}` : String(date)
}

function Dots({ day }: { day: CalendarDay }) {
  const isForbidden = day.fasts.some(({ kind }) => kind === 'haram')
  const isFast = day.fasts.some(({ kind, isSeason }) => kind !== 'haram' && !isSeason)
  return (
    <span className="mt-0.5 flex h-2 items-center gap-1" aria-hidden="true">
      {day.observances.length > 0 && <Dot colour="bg-accent" />}
      {isFast && <Dot colour="bg-primary" />}
      {isForbidden && <Dot colour="bg-danger" />}
    </span>
  )
}

function Dot({ colour }: { colour: string }) {
  return <span className={`size-1.5 rounded-full print-exact ${colour}`} />
}

export function Legend() {
  const signs = [
    ['bg-accent', 'Hari besar'],
    ['bg-primary', 'Hari puasa'],
    ['bg-danger', 'Dilarang berpuasa'],
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {signs.map(([colour, words]) => (
        <li key={words} className="flex items-center gap-2">
          <Dot colour={colour} />
          {words}
        </li>
      ))}
      <li>
        <span className="font-bold text-danger">Merah</span>: Ahad dan libur
      </li>
    </ul>
  )
}
