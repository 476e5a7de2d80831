import type { Rupiah } from '#platform/money/money.ts'
import type { Fund } from './schema-books.ts'
import type { AsnafCode, HelpArea } from './schema-mustahik.ts'

/** What a year is to bring, and what is there to be used up. Days are 'yyyy-mm-dd', days in Jakarta. */
export type PlanTables = {
  collection_permit: {
    id: string
    campaign_id: string
    number: string
    issuer: string
    region: string
    /** 'yyyy-mm-dd', days in Jakarta. */
    from_day: string
    through_day: string
    is_disaster: boolean
    recorded_by: string
    recorded_at: Date
  }
  /** Version 2 and later of a permit; the first is the permit's own row. */
  collection_permit_version: {
    permit_id: string
    version: number
    campaign_id: string
    number: string
    issuer: string
    region: string
    from_day: string
    through_day: string
    is_disaster: boolean
    is_withdrawn: boolean
    reason: string
    made_by: string
    approved_by: string
    approved_at: Date
  }
  report_filing: {
    report: string
    through_day: string
    version: number
    filed_on: string
    reference: string
    is_withdrawn: boolean
    recorded_by: string
    recorded_at: Date
  }
  outward_column_set: {
    id: string
    report: string
    valid_from: string
    names: string[]
    heads: string[]
    made_by: string
    approved_by: string
    made_at: Date
  }
  report_notice: {
    report: string
    through_day: string
    step: 'open' | 'week' | 'soon' | 'late' | 'later'
    told_at: Date
  }
  annual_plan: {
    id: string
    year: number
    version: number
    note: string
    made_by: string
    approved_by: string
    approved_at: Date
  }
  annual_plan_line: {
    plan_id: string
    position: number
    code: string
    label: string
    fund: Fund
    account: string
    campaign_id: string | null
    area: HelpArea | null
    q1: Rupiah
    q2: Rupiah
    q3: Rupiah
    q4: Rupiah
  }
  asset: {
    id: string
    account: '1210' | '1230'
    fund: Fund
    campaign_id: string | null
    name: string
    asnaf: AsnafCode
    custodian: string
    acquired_on: string
    cost: Rupiah
    /** Before it entered the register. */
    depreciated: Rupiah
    life_months: number
    voucher_id: string | null
    recorded_by: string
    recorded_at: Date
  }
}
