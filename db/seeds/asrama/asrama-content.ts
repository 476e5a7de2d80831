import type { WeekHours } from '#platform/db/schema/schema-asrama.ts'
import type { CoverDescription } from '#platform/db/schema/schema-article.ts'

/** A need of a demo dormitory, how much of it arrives this month, and in how many deliveries. */
export type DemoNeed = { name: string; unit: string; wanted: number; arrived?: number[] }

/** A dormitory of the demo. Its people and house are invented; addresses and phone numbers say so. */
export type DemoAsrama = {
  slug: string
  name: string
  summary: string
  story: string[]
  province: string
  city: string
  district: string
  at: readonly [latitude: number, longitude: number]
  capacity: number
  residents: number
  nonResidents: number
  head: string
  hours: WeekHours
  takesVisits?: boolean
  mostVisitors?: number
  /** The light and the seed; the words tell what it shows. */
  cover: CoverDescription
  coverWords: string
  campaign?: string
  programs?: string[]
  needs: DemoNeed[]
}

const closed = null
const afternoon = ['13:00', '16:30'] as const
const daytime = ['09:00', '15:00'] as const
const morning = ['08:30', '11:30'] as const

// Sunday first.
export const weekdays: WeekHours = [
  closed,
  afternoon,
  afternoon,
  afternoon,
  afternoon,
  closed,
  daytime,
]
export const everyAfternoon: WeekHours = [
  closed,
  afternoon,
  afternoon,
  afternoon,
  afternoon,
  afternoon,
  daytime,
]
export const weekend: WeekHours = [morning, closed, closed, afternoon, closed, closed, daytime]
