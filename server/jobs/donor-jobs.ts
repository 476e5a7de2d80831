import { linkDonationsSchedule } from '#features/donor/link-donations.server.ts'
import { guestLeaveSchedule } from '#features/privacy/guest-leave/carry-out-leaves.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'

/** Who gave what, and who leaves. */
export const donorSchedules: Schedule[] = [linkDonationsSchedule, guestLeaveSchedule]
