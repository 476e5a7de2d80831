import type { HijriDate } from './hijri.ts'
import type { Fast, Observance } from './observances.ts'

/** One day with what an Indonesian Islamic calendar says about it. */
export type CalendarDay = {
  /** 'yyyy-mm-dd'. */
  day: string
  weekday: string
  pasaran: string
  hijri: HijriDate
  /** Whether a decision or reckoning says when the month began. */
  source: 'isbat' | 'hisab'
  /** The month is not yet there and nobody has decided on it. */
  isEstimate: boolean
  observances: Observance[]
  fasts: Fast[]
  /** What begins at Magrib of this day, being the eve of the next. */
  evenings: string[]
}

/** A month of the Hijri calendar with its first and last day. */
export type CalendarSpan = {
  year: number
  month: number
  firstDay: string
  lastDay: string
  isEstimate: boolean
  /** What was decided, where known. */
  decree: string | undefined
}

/** Said wherever days of the calendar are shown. */
export const VERSION_NOTE = 'Versi pemerintah; Muhammadiyah dapat berbeda.'

/** What is said of a month that is not settled; Ramadan, Syawal and Zulhijah wait for a sidang isbat. */
export function estimateWords(isDecidedByIsbat: boolean): string {
  return isDecidedByIsbat ? 'perkiraan, menunggu sidang isbat' : 'perkiraan menurut hisab'
}
