import type { Ctx } from '#platform/context.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { discardReport } from './upload-report.server.ts'

/** A report that nobody has booked by then is discarded: its file holds what a provider tells of donors. */
const LEFT_DAYS = 90
const AT_ONCE = 50

/** Discards reports that were left. */
export async function forgetReports(ctx: Ctx): Promise<void> {
  const left = await ctx.db
    .selectFrom('payout_report')
    .select('id')
    .where('status', 'in', ['uploaded', 'reading', 'ready', 'failed'])
    .where('made_at', '<', new Date(ctx.now().getTime() - LEFT_DAYS * DAY_MS))
    .orderBy('made_at')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of left) await discardReport(ctx, id)
}

export const forgetReportsSchedule: Schedule = {
  name: 'payout-report.forget',
  everyMs: DAY_MS,
  run: forgetReports,
}
