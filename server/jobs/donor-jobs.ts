import { linkDonationsSchedule } from '#features/donor/link-donations.server.ts'
import { guestLeaveSchedule } from '#features/privacy/guest-leave/carry-out-leaves.server.ts'
import { forgetTicketsSchedule } from '#features/ticket/forget-tickets.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'

/** Who gave what, who leaves, and what is no longer asked. */
export const donorSchedules: Schedule[] = [
  linkDonationsSchedule,
  guestLeaveSchedule,
  forgetTicketsSchedule,
]
