import type { Generated } from 'kysely'

export type LayoutTables = {
  statement_layout: {
    id: string
    statement: string
    /** 'yyyy-mm-dd', a day in Jakarta. */
    valid_from: string
    note: string
    /** None of the delivered layouts. */
    made_by: Generated<string | null>
    approved_by: Generated<string | null>
    made_at: Date
  }
  statement_line: {
    layout_id: string
    position: number
    section: string
    heading: string
    words: string
    accounts: string[]
    funds: string[]
    side: 'in' | 'out' | null
    sign: 1 | -1
  }
  board_month_reader: { staff_id: string; sent_month: string }
  statement_set: {
    id: string
    closing_id: string
    span: 'period' | 'year'
    from_day: string
    through_day: string
    content: string
    hash: string
    frozen_at: Date
  }
}
