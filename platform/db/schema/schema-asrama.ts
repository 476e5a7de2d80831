import type { Generated, JSONColumnType } from 'kysely'
import type { KeptPicture } from '#platform/picture/picture.ts'

export type VisitState = 'requested' | 'confirmed' | 'declined' | 'cancelled'

/** Opening and closing hour ('09:00') of each day, Sunday first; null on closed days. */
export type WeekHours = readonly (readonly [string, string] | null)[]

/** Dormitories, their needs, what they received, and visit requests. Dates are 'yyyy-mm-dd'. */
export type AsramaTables = {
  asrama: AsramaTable
  asrama_program: { asrama_id: string; campaign_id: string; position: number }
  asrama_need: {
    asrama_id: string
    id: string
    name: string
    unit: string
    wanted: number
    position: number
    /** 'yyyy-mm', also of the last month. */
    from_month: string
    until_month: string | null
  }
  asrama_delivery: {
    asrama_id: string
    id: string
    need_id: string
    quantity: number
    received_on: string
    recorded_by: string
    recorded_at: Date
  }
  asrama_visit: {
    asrama_id: string
    public_id: string
    input_mark: string
    visit_on: string
    people: number
    state: VisitState
    /** A visitor of features/asrama/visit.ts, encrypted. */
    person: string | null
    reason: string | null
    created_at: Date
    decided_at: Date | null
  }
}

type AsramaTable = {
  id: string
  slug: string
  name: string
  summary: string
  story: JSONColumnType<string[]>
  province: string
  city: string
  district: string
  latitude: number
  longitude: number
  address: string
  capacity: number
  residents: number
  non_residents: number
  counted_on: string
  head: string
  phone: string
  email: string | null
  hours: JSONColumnType<WeekHours>
  takes_visits: boolean
  most_visitors: number
  cover: JSONColumnType<{ motif: string; palette: string; seed: number }>
  cover_words: Generated<string>
  picture: JSONColumnType<KeptPicture> | null
  picture_alt: string | null
  campaign_id: string | null
  is_published: Generated<boolean>
  is_sample: Generated<boolean>
  created_at: Date
  updated_at: Date
}
