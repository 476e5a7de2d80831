import type { ArticleTables } from './schema-article.ts'
import type { AsramaTables } from './schema-asrama.ts'
import type { CalendarTables } from './schema-calendar.ts'
import type { HelpTables } from './schema-help.ts'
import type { MediaTables } from './schema-media.ts'
import type { ReviewTables } from './schema-review.ts'
import type { SitePageTables } from './schema-site-page.ts'

/** What editors write. */
export type ContentTables = ArticleTables &
  AsramaTables &
  CalendarTables &
  HelpTables &
  MediaTables &
  ReviewTables &
  SitePageTables
