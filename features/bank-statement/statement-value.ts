import { type DayOrder, readDay } from '#platform/written-day.ts'

export type Period = { from: string; to: string }

const MONTH = '[a-z]{3,9}\\.?'
const DATES = new RegExp(
  `\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[-/. ](?:\\d{1,2}|${MONTH})[-/. ]\\d{2,4}|${MONTH} \\d{1,2},? \\d{4}`,
  'gi',
)

/** The two days that a sentence such as “Periode : 01/03/2026 - 31/03/2026” names. */
export function periodIn(text: string, order: DayOrder = 'dmy'): Period | undefined {
  const [from, to] = [...text.matchAll(DATES)].map(([found]) => readDay(found, { order }))
  return from && to && from <= to ? { from, to } : undefined
}

const OUT = /^(?:d|db|dr|dbt|debit|debet|keluar|out|-)\.?$/i
const IN = /^(?:c|cr|k|kr|credit|kredit|masuk|in|\+)\.?$/i

/** Whether money left or came, by the mark in a column of its own; undefined for other words. */
export function sideIn(text: string): 'out' | 'in' | undefined {
  return OUT.test(text) ? 'out' : IN.test(text) ? 'in' : undefined
}
