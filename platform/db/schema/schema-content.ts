import type { ArticleTables } from './schema-article.ts'
import type { AsramaTables } from './schema-asrama.ts'
import type { HelpTables } from './schema-help.ts'
import type { ReviewTables } from './schema-review.ts'
import type { SitePageTables } from './schema-site-page.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { KeptPicture } from '#platform/picture/picture.ts'

/** The decided dates of the Hijri calendar. */
type CalendarTables = {
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

/** The picture library. */
type MediaTables = {
  media: {
    id: string
    key: string
    picture: JSONColumnType<KeptPicture>
    alt: string
    credit: string
    licence: string
    /** Percent from the left and from the top: what stays visible when the picture is cut. */
    focus_x: Generated<number>
    focus_y: Generated<number>
    version: Generated<number>
    made_by: string
    made_at: Date
    updated_at: Date
  }
}

/** What editors write. */
export type ContentTables = ArticleTables &
  AsramaTables &
  CalendarTables &
  HelpTables &
  MediaTables &
  ReviewTables &
  SitePageTables
