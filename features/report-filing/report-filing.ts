import { addDays } from '#platform/time/jakarta.ts'

/** A report that leaves the institution by a day. */
export type DueReport = {
  /** The name of an outward report, or 'pub:' and the id of a permit. */
  report: string
  title: string
  to: string
  /** The last day it is about. */
  through: string
  dueOn: string
  /** Where it is taken and marked, an address of the desk. */
  href: string
}

/** That somebody sent a report: when, under which number of the receiver's, and who says so. */
export type Filing = {
  filedOn: string
  reference: string
  by: string | null
  at: Date
}

export type NoticeStep = 'open' | 'week' | 'soon' | 'late' | 'later'

const WEEK = 7
const SOON = 3

/** The key of a permit's report. */
export function permitReport(permitId: string): string {
  return `pub:${permitId}`
}

/**
 * Which notice a day is for: once its days are over, a week and three days ahead of its last day, once it is late, and
 * after a week.
 */
export function noticeStep(
  { through, dueOn }: Pick<DueReport, 'through' | 'dueOn'>,
  today: string,
): NoticeStep | undefined {
  if (today <= through) return undefined
  if (today > addDays(dueOn, WEEK)) return 'later'
  if (today > dueOn) return 'late'
  if (today >= addDays(dueOn, 0 - SOON)) return 'soon'
  return today >= addDays(dueOn, 0 - WEEK) ? 'week' : 'open'
}
