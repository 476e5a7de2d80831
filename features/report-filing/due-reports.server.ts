import {
  daysOfSpan,
  type OutwardReport,
  outwardReports,
} from '#features/outward-report/outward-report.ts'
import { hasPayers } from '#features/outward-report/report-rows.server.ts'
import { reportDueOn } from '#features/collection-permit/collection-permit.ts'
import { endedPermits } from '#features/collection-permit/permits.server.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { findFiling } from './filings.server.ts'
import { type DueReport, permitReport } from './report-filing.ts'

/** What nobody sent for so long is no longer told; its own page still says that it was not. */
const TOLD_DAYS = 365

/** The reports whose days are over and of which nobody said that they were sent, the first due first. */
export async function listDueReports(ctx: Pick<Ctx, 'db' | 'now'>): Promise<DueReport[]> {
  const today = dayOf(ctx.now())
  const all = [...(await dueOutward(ctx, today)), ...(await duePermits(ctx, today))]
  const due: DueReport[] = []
  for (const report of all) if (!(await findFiling(ctx.db, report))) due.push(report)
  return due.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
}

/** The last span of each report with a last day; of an empty list nobody asks for one. */
async function dueOutward({ db }: Pick<Ctx, 'db'>, today: string): Promise<DueReport[]> {
  const year = Number(today.slice(0, 4))
  const due: DueReport[] = []
  for (const [report, rule] of Object.entries<OutwardReport>(outwardReports)) {
    if (rule.dueAfter === undefined) continue
    const over = [year - 1, year].flatMap((each) =>
      rule.spans.map((span) => ({ year: each, span, ...daysOfSpan(each, span) })),
    )
    const last = over.findLast(({ through }) => through < today)
    if (!last) continue
    const { from, through, span } = last
    if (rule.isPersonal && !(await hasPayers(db, { from, through }))) continue
    due.push({
      report,
      title: `${rule.title} ${last.year}`,
      to: rule.to,
      through,
      dueOn: addDays(through, rule.dueAfter),
      href: `/kelola/laporan-keluar/${report}?tahun=${last.year}&masa=${span}`,
    })
  }
  return due
}

async function duePermits({ db }: Pick<Ctx, 'db'>, today: string): Promise<DueReport[]> {
  const ended = await endedPermits(db, { after: addDays(today, 0 - TOLD_DAYS), before: today })
  return ended.map(({ id, number, issuer, through }) => ({
    report: permitReport(id),
    title: `Laporan izin PUB ${number}`,
    to: issuer,
    through,
    dueOn: reportDueOn(through),
    href: `/kelola/izin-pub/${id}`,
  }))
}
