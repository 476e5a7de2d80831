import { addDays } from '#platform/time/jakarta.ts'
import { type DayOrder, readDay } from '#platform/time/written-day.ts'

export type Period = { from: string; to: string }

const MONTH = '[a-z]{3,9}\\.?'
const DATES = new RegExp(
  `\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[-/. ](?:\\d{1,2}|${MONTH})[-/. ]\\d{2,4}|${MONTH} \\d{1,2},? \\d{4}`,
  'gi',
)

/** The two days that a sentence such as “Periode : 01/03/2026 - 31/03/2026” names, or the month of “MEI 2026”. */
export function periodIn(text: string, order: DayOrder = 'dmy'): Period | undefined {
  const dates = [...text.matchAll(DATES)].map(([found]) => readDay(found, { order }))
  const [from, to] = dates.length === 0 ? monthsIn(text) : dates
  return from && to && from <= to ? { from, to } : undefined
}

const MONTHS = /(?<![\d/.-])(\d{1,2}|[a-z]{3,9})\.?[-/ ]+(20\d\d)(?!\d)/gi

/** From the first day of the first month that a sentence names to the last day of its last. */
function monthsIn(text: string): (string | undefined)[] {
  const begins = [...text.matchAll(MONTHS)]
    .map(([, month, year]) => readDay(`1 ${month} ${year}`))
    .filter((day) => day !== undefined)
  const [first, last] = [begins[0], begins.at(-1)]
  return first && last ? [first, lastOfMonth(last)] : []
}

function lastOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return addDays(
    `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01`,
    -1,
  )
}

const OUT = /^(?:d|db|dr|dbt|debit|debet|keluar|out|-)\.?$/i
const IN = /^(?:c|cr|k|kr|credit|kredit|masuk|in|\+)\.?$/i

/** Whether money left or came, by the mark in a column of its own; undefined for other words. */
export function sideIn(text: string): 'out' | 'in' | undefined {
  const mark = text.trim()
  return OUT.test(mark) ? 'out' : IN.test(mark) ? 'in' : undefined
}
