import { findReadiness } from '#features/readiness/queries.server.ts'
import {
  amilUse,
  expiringChecks,
  formToPaid,
  incomeByChannel,
  incomeByDay,
  returnedSince,
  stuckPayments,
} from '#features/overview/queries.server.ts'
import { daysUntil } from '#features/overview/overview.ts'
import { pageViews } from '#features/overview/page-view.server.ts'
import { listDueReports } from '#features/report-filing/due-reports.server.ts'
import { countDue } from '#features/voucher/due.server.ts'
import type { Ctx } from '#platform/context.ts'
import { findCheckResults } from '#platform/db/check-result.server.ts'
import { laneStates } from '#platform/db/probe.server.ts'
import { DAY_MS, dayOf, startOfDay } from '#platform/time/jakarta.ts'
import type { HealthFacts } from './health-part.tsx'
import type { MoneyFacts } from './money-part.tsx'

/** What the overview says of money. */
export async function moneyFacts(ctx: Ctx): Promise<MoneyFacts> {
  const now = ctx.now()
  const today = dayOf(now)
  const days = daysUntil(today, 14)
  const week = days.at(-7) ?? today
  return {
    today,
    days,
    income: await incomeByDay(ctx.read, days[0] ?? today),
    channels: await incomeByChannel(ctx.read, today),
    returned: await returnedSince(ctx.read, today),
    views: await pageViews(ctx.read, week),
    forms: await formToPaid(ctx.read, startOfDay(week)),
    stuck: await stuckPayments(ctx.read, now),
    due: await countDue(ctx),
    reports: (await listDueReports(ctx)).length,
    amil: await amilUse(ctx.read, today),
  }
}

/** What it says of the installation itself. */
export async function healthFacts(ctx: Ctx): Promise<HealthFacts> {
  const results = await findCheckResults(ctx)
  const times = results.map(({ checkedAt }) => checkedAt.getTime())
  return {
    lanes: await laneStates(ctx),
    failed: results.filter(({ errors }) => errors > 0),
    askedAt: times.length > 0 ? new Date(Math.min(...times)) : null,
    expiring: await expiringChecks(ctx.read, new Date(ctx.now().getTime() + 60 * DAY_MS)),
  }
}

/** How much an installation still lacks, and how much of it keeps it from taking money. */
export async function readinessFacts(ctx: Ctx) {
  const items = await findReadiness(ctx)
  return {
    blocking: items.filter(({ isBlocking }) => isBlocking).length,
    open: items.filter(({ state }) => state === 'open').length,
  }
}
