/** The decided dates of the Hijri calendar. */
export type CalendarTables = {
  /** Days are 'yyyy-mm-dd'. */
  state_holiday: {
    day: string
    name: string
    /** Cuti bersama, which is no holiday of its own. */
    is_leave: boolean
    decree: string
    made_by: string
    decided_by: string
    decided_at: Date
  }
  hijri_month_override: {
    year: number
    month: number
    /** 'yyyy-mm-dd'. */
    first_day: string
    source: 'isbat' | 'hisab'
    decree: string
    made_by: string
    made_at: Date
  }
}
