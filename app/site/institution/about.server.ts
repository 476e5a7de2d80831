import { trialBalance } from '#features/ledger/queries.server.ts'
import { fundLines } from '#features/site-page/fund-lines.ts'
import { booksSince, listBoard, listReports } from '#features/site-page/institution-facts.server.ts'
import { listChecks } from '#features/verification/queries.server.ts'
import { INSTITUTION_DOCUMENT } from '#features/verification/verification.ts'
import { toChecklistView } from '#app/site/verification/checklist-view.ts'
import type { Ctx } from '#platform/context.ts'
import { yearOf } from '#platform/time/jakarta.ts'
import { loadSitePage } from './site-page.server.ts'

/** The data of /about: the page's text, and the institution's board, funds and reports. */
export async function loadAbout(ctx: Ctx, url: string) {
  const now = ctx.now()
  const [page, board, balance, checks, since = now] = await Promise.all([
    loadSitePage(ctx, { slug: 'about', url }),
    listBoard(ctx.read),
    trialBalance(ctx.read),
    listChecks(ctx.read, INSTITUTION_DOCUMENT),
    booksSince(ctx.read),
  ])
  const years = { firstYear: yearOf(since), thisYear: yearOf(now) }
  return {
    page,
    board,
    verification: toChecklistView(checks, { subject: 'institution', now }),
    institution: ctx.config.institution,
    reports: await listReports(ctx.read, years),
    funds: fundLines(balance),
    now: now.toISOString(),
  }
}
