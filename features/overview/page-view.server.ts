import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { DAY_MS, dayOf } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import type { PageViews } from './overview.ts'
import { stepsOf } from './page-view.ts'

/** Views of one page on one day, as one process counted them. */
export type CountedPage = { day: string; page: string; views: number }

/** Adds what a process counted to what all of them counted before. */
export async function addPageViews(db: Db | Tx, counted: readonly CountedPage[]): Promise<void> {
  if (counted.length === 0) return
  // In one order: two processes that add at the same time never wait for each other crosswise.
  const rows = counted.toSorted((a, b) => (a.day + a.page < b.day + b.page ? -1 : 1))
  await db
    .insertInto('page_view')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page'])
        .doUpdateSet({ views: sql`page_view.views + excluded.views` }),
    )
    .execute()
}

/** How often pages on the way to a donation were opened since a day. */
export async function pageViews(db: Db, from: string): Promise<PageViews> {
  const rows = await db
    .selectFrom('page_view')
    .where('day', '>=', from)
    .groupBy('page')
    .select('page')
    .select(sql<number>`sum(views)::bigint`.as('views'))
    .execute()
  const found: PageViews = { offers: 0, forms: 0 }
  for (const { page, views } of rows) {
    const { isOffer, isForm } = stepsOf(page)
    if (isOffer) found.offers += views
    if (isForm) found.forms += views
  }
  return found
}

const KEPT_DAYS = 90

/** Deletes the counts of days that no screen shows any more. */
export const forgetPageViewsSchedule: Schedule = {
  name: 'overview.forget-page-views',
  everyMs: DAY_MS,
  run: async ({ db, now }) => {
    const oldest = dayOf(now().getTime() - KEPT_DAYS * DAY_MS)
    await db.deleteFrom('page_view').where('day', '<', oldest).execute()
  },
}
