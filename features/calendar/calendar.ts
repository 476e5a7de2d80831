import type { HijriDate } from './hijri.ts'
import type { Fast, Observance } from './observances.ts'

/** One day with its entries in an Indonesian Islamic calendar. */
export type CalendarDay = {
  /** 'yyyy-mm-dd'. */
  day: string
  weekday: string
  pasaran: string
  hijri: HijriDate
  /** Whether a decision or calculation gives the month's start. */
  source: 'isbat' | 'hisab'
  /** The Hijri date is one: its month lies ahead and is not decided yet. The Gregorian date never is. */
  isEstimate: boolean
  observances: Observance[]
  fasts: Fast[]
  /** What begins at Magrib of this day, the eve of the next. */
  evenings: string[]
}

/** A month of the Hijri calendar with its first and last day. */
export type CalendarSpan = {
  year: number
  month: number
  firstDay: string
  lastDay: string
  isEstimate: boolean
  /** The decision on its start, where known. */
  decree: string | undefined
}

/** Shown wherever days of the calendar are shown. */
export const VERSION_NOTE = 'Versi pemerintah; Muhammadiyah dapat berbeda.'

/** The notice for a month that is not final; Ramadan, Syawal and Zulhijah wait for a sidang isbat. */
export function estimateWords(isDecidedByIsbat: boolean): string {
  return isDecidedByIsbat ? 'perkiraan, menunggu sidang isbat' : 'perkiraan menurut hisab'
}
