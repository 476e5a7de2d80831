import {
  daysOfSpan,
  isOutwardName,
  type OutwardReport,
  outwardReports,
  type ReportSpan,
} from '#features/outward-report/outward-report.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { pageNotFound } from '#app/not-found.ts'

/** The report that an address asks for: of the last span that is over, unless it names a year and a span. */
export function reportInAddress(name: string | undefined, params: URLSearchParams, now: Date) {
  if (!isOutwardName(name)) throw pageNotFound()
  const report: OutwardReport = outwardReports[name]
  const today = dayOf(now)
  const year = yearOfText(params.get('tahun'), today)
  const typed = params.get('masa')
  const span = report.spans.find((each) => each === typed) ?? lastOver(report, year, today)
  const days = daysOfSpan(year, span)
  return { name, report, year, span, days, today }
}

function yearOfText(text: string | null, today: string): number {
  const year = /^20\d\d$/.test(text ?? '') ? Number(text) : Number.NaN
  const thisYear = Number(today.slice(0, 4))
  if (Number.isNaN(year)) return today.slice(5) < '07-01' ? thisYear - 1 : thisYear
  return Math.min(year, thisYear)
}

function lastOver({ spans }: OutwardReport, year: number, today: string): ReportSpan {
  const over = spans.filter((span) => daysOfSpan(year, span).through < today)
  return over.at(-1) ?? spans[0] ?? 'tahun'
}
