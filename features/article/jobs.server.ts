import * as v from 'valibot'
import { defineJob } from '#platform/jobs/jobs.server.ts'

/** The pages that list or show articles. */
export const ARTICLE_PAGES = ['/news', '/latest-news/', '/']

/** Drops the pages at the moment a scheduled article becomes public. */
export const showScheduledJob = defineJob(
  { name: 'article.show-scheduled', lane: 'upkeep' },
  v.object({ id: v.string() }),
  async ({ pages }) => pages.purge(...ARTICLE_PAGES),
)
