import { addDays, dayOf, formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import type { StatementPeriod } from '#features/ledger/pair-sums.server.ts'

type Typed = Partial<Record<'dari' | 'sampai', string | undefined>>

/** The days that an address names; without them this year up to today. */
export function periodOf({ dari, sampai }: Typed, now: Date): StatementPeriod {
  const today = dayOf(now)
  const through = sampai && isDay(sampai) ? sampai : today
  const from = dari && isDay(dari) && dari <= through ? dari : `${through.slice(0, 4)}-01-01`
  return { from, through }
}

/** The same days of the year before; the last of February is its last there too. */
export function yearBefore({ from, through }: StatementPeriod): StatementPeriod {
  const isMonthEnd = addDays(through, 1).endsWith('-01')
  const back = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  const next = addDays(through, 1)
  const end = isMonthEnd ? addDays(back(next), -1) : back(through)
  return { from: back(from), through: isDay(end) ? end : addDays(`${end.slice(0, 8)}28`, 0) }
}

/** '1 Januari 2026 – 31 Desember 2026'. */
export function statementDays({ from, through }: StatementPeriod): string {
  return `${formatDate(startOfDay(from))} – ${formatDate(startOfDay(through))}`
}
