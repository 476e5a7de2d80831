/** The decided dates of the Hijri calendar. */
export type CalendarTables = {
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
