import type { WeekHours } from '#platform/db/schema/schema-asrama.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'
import { zoneOf } from './provinces.ts'
import type { CoverDesign } from '#platform/picture/cover.ts'

/** A monthly need of a dormitory, and how much of it arrived this month. */
export type Need = {
  name: string
  /** The unit of the quantity, e.g. 'kg'; 'rupiah' for money. */
  unit: string
  wanted: number
  /** From recorded deliveries, and for money from the books; never typed in. */
  arrived: number
}

/** A photograph with its alternative text. */
export type AsramaPhoto = KeptPicture & { alt: string }

/** A dormitory as lists and the map show it. */
export type AsramaSummary = {
  id: string
  slug: string
  name: string
  summary: string
  province: string
  city: string
  district: string
  /** Degrees of the district's centre, never of the house. */
  latitude: number
  longitude: number
  capacity: number
  /** Children who live there (mukim). */
  residents: number
  /** Children who come for help and live at home (non-mukim). */
  nonResidents: number
  cover: CoverDesign
  picture: AsramaPhoto | null
  needs: Need[]
  updatedAt: Date
}

/** A dormitory as its own page shows it, without anything about who lives there or in which house. */
export type Asrama = AsramaSummary & {
  story: string[]
  /** 'yyyy-mm-dd' of the count of children. */
  countedOn: string
  head: string
  phone: string
  hours: WeekHours
  takesVisits: boolean
  mostVisitors: number
  /** Slug of the campaign for this dormitory alone. */
  campaign: string | null
  /** Slugs of further campaigns that help it. */
  programs: string[]
}

/** The free places. */
export function freePlaces({ capacity, residents }: { capacity: number; residents: number }) {
  return capacity - residents
}

/** The true percentage that arrived, rounded down and never below zero, and the length of the bar, at most 100. */
export function needProgress({ wanted, arrived }: Pick<Need, 'wanted' | 'arrived'>): {
  percent: number
  bar: number
} {
  const percent = Math.max(0, Math.floor((arrived / wanted) * 100))
  return { percent, bar: Math.min(100, percent) }
}

/** How many needs are met in full. */
export function needsMet(needs: readonly Need[]): number {
  return needs.filter(({ wanted, arrived }) => arrived >= wanted).length
}

const HOUR_MS = 3_600_000

/** The date 'yyyy-mm-dd' in a province. */
export function dateIn(province: string, now: Date): string {
  return new Date(now.getTime() + zoneOf(province).hours * HOUR_MS).toISOString().slice(0, 10)
}

/** The month 'yyyy-mm' in a province, with its start and end there. */
export function monthIn(province: string, now: Date): { month: string; from: Date; until: Date } {
  const month = dateIn(province, now).slice(0, 7)
  const [year = 0, number = 0] = month.split('-').map(Number)
  const shift = zoneOf(province).hours * HOUR_MS
  const start = (index: number) => new Date(Date.UTC(year, index, 1) - shift)
  return { month, from: start(number - 1), until: start(number) }
}
