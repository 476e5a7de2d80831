import { articleDoors } from '../article/doors.ts'
import { asramaDoors } from '../asrama/doors.ts'
import { bannerDoors } from '../banner/doors.ts'
import { boardDoors } from '../board/doors.ts'
import { calendarDoors } from '../calendar/doors.ts'
import { helpDoors } from '../help/doors.ts'
import { institutionDoors } from '../institution/doors.ts'
import { pageDoors } from '../page/doors.ts'
import { prayerDoors } from '../prayer/doors.ts'
import { reviewDoors } from '../review/doors.ts'
import { ticketDoors } from '../ticket/doors.ts'
import { zakatDoors } from '../zakat/doors.ts'

/** The addresses where all is written that visitors read: articles, pages, help, and answers to their tickets. */
export const contentDoors = {
  ...articleDoors,
  ...asramaDoors,
  ...bannerDoors,
  ...boardDoors,
  ...calendarDoors,
  ...helpDoors,
  ...institutionDoors,
  ...pageDoors,
  ...prayerDoors,
  ...reviewDoors,
  ...ticketDoors,
  ...zakatDoors,
} as const
