import { checkSchedules } from '#checks/schedules.server.ts'
import { forgetTracesSchedule, forgetTriesSchedule } from '#features/account/jobs.server.ts'
import { forgetVisitsSchedule } from '#features/asrama/jobs.server.ts'
import { amilShareSchedule } from '#features/books/amil-share.server.ts'
import { turnDaySchedule } from '#features/calendar/turn-day.server.ts'
import { rollUpSchedule } from '#features/campaign/roll-up.server.ts'
import { pollClosedSchedule, pollOpenSchedule } from '#features/payment/poll.server.ts'
import { publishPrayersSchedule } from '#features/prayer/publish-prayers.server.ts'
import { issueMissingSchedule } from '#features/receipt/jobs.server.ts'
import { forgetSearchesSchedule } from '#features/search/popular.server.ts'
import { MOST_PER_MINUTE } from '#features/sending/sending.ts'
import type { Lane, Schedule } from '#platform/jobs/jobs.server.ts'
import { deskSchedules } from './desk-jobs.ts'
import { allJobs } from './jobs.ts'
import { reminderSchedules } from './reminder-jobs.ts'
import { upkeepSchedules } from './upkeep.ts'

/** The repeated work. */
const schedules: Schedule[] = [
  rollUpSchedule,
  publishPrayersSchedule,
  pollOpenSchedule,
  pollClosedSchedule,
  // Runs before the checks, since one of them expects receipts.
  issueMissingSchedule,
  ...reminderSchedules,
  amilShareSchedule,
  ...checkSchedules,
  forgetTracesSchedule,
  forgetTriesSchedule,
  ...upkeepSchedules,
  forgetVisitsSchedule,
  turnDaySchedule,
  forgetSearchesSchedule,
  ...deskSchedules,
]

/**
 * How many jobs run at once; waits for the disk and for providers overlap. Of a pool of ten, some connections stay for
 * visitors. The embedded engine has one, so news to many take turns. Codes and emails hardly use the database: they
 * wait for their servers. News begin one by one (below), so many may wait at once.
 */
const outside = { codes: 6, email: 3, upkeep: 1 }
export const jobsAtOnce: Record<'embedded' | 'postgres', Record<Lane, number>> = {
  embedded: { money: 2, receipts: 1, news: 1, ...outside },
  postgres: { money: 4, receipts: 2, news: 6, ...outside },
}

/** In a burst the statements of news to many made donations beside them wait twice as long (p99). */
const everyMs = { news: 60_000 / MOST_PER_MINUTE }

export const work = { jobs: allJobs, schedules, everyMs }
