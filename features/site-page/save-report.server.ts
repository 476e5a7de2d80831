import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { yearOf } from '#platform/time/jakarta.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { REPORTS, type ReportInput } from './annual-report.ts'
import { ReportNotFound, ReportTooEarly } from './errors.ts'

const SHOWN_ON = ['/about']

/** Removes the file of a report that was replaced or taken down, unless a row names it again. */
export const removeReportJob = defineJob(
  { name: 'site-page.remove-report', lane: 'upkeep' },
  v.object({ file: v.string() }),
  async (ctx, { file }) => {
    if (!(await isShown(ctx.db, file))) await ctx.files.remove(file)
  },
)

/** Stores the file of a report, outside any transaction; answers its key. */
export async function keepReport({ files }: Pick<Ctx, 'files'>, year: number, bytes: Buffer) {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const file = `${REPORTS}/${year}-${digest.slice(0, 24)}.pdf`
  await files.put(file, { bytes, type: 'application/pdf' })
  return file
}

/** Shows the audited report of a year, in place of an earlier one. Refuses with ReportTooEarly before the year is over. */
export async function saveReport(
  ctx: Ctx,
  { file, input }: { file: string; input: ReportInput },
  { by }: { by: string },
): Promise<void> {
  const { year, auditor, opinion } = input
  const now = ctx.now()
  if (year >= yearOf(now)) throw new ReportTooEarly()
  await inTransaction(ctx.db, async (tx) => {
    const before = await tx
      .selectFrom('annual_report')
      .select('file')
      .where('year', '=', year)
      .forUpdate()
      .executeTakeFirst()
    const facts = { file, opinion, auditor, changed_by: by, published_at: now, is_sample: false }
    await tx
      .insertInto('annual_report')
      .values({ year, ...facts })
      .onConflict((conflict) => conflict.column('year').doUpdateSet(facts))
      .execute()
    if (before && before.file !== file) {
      await enqueue(tx, removeReportJob, { payload: { file: before.file }, now })
    }
    await recordPurge(ctx, tx, SHOWN_ON)
  })
  ctx.pages.purge(...SHOWN_ON)
}

/** Takes a report down; a job removes its file. Refuses with ReportNotFound. */
export async function removeReport(ctx: Ctx, year: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const gone = await tx
      .deleteFrom('annual_report')
      .where('year', '=', year)
      .returning('file')
      .executeTakeFirst()
    if (!gone) throw new ReportNotFound()
    await enqueue(tx, removeReportJob, { payload: { file: gone.file }, now: ctx.now() })
    await recordPurge(ctx, tx, SHOWN_ON)
  })
  ctx.pages.purge(...SHOWN_ON)
}

/** The year of a report by its file; undefined for a file that no report shows. */
export async function findReportYear(db: Db, file: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('annual_report')
    .select('year')
    .where('file', '=', file)
    .executeTakeFirst()
  return row?.year
}

async function isShown(db: Db, file: string): Promise<boolean> {
  return (await findReportYear(db, file)) !== undefined
}
