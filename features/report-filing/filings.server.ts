import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { DueReport, Filing } from './report-filing.ts'
import { refusal } from '#platform/refusal.ts'

/** A report is sent after its days, and not on a day to come. */
class FiledDayWrong extends refusal({
  code: 'report-filing/day',
  status: 422,
  message: 'Pilih hari pengirimannya: sesudah masanya selesai, paling lambat hari ini.',
  field: 'dikirim',
}) {}

/** It is marked already, or there is no mark to take back. */
class FiledAlready extends refusal({
  code: 'report-filing/state',
  status: 409,
  message: 'Tanda kirimnya baru saja berubah. Muat ulang halaman ini.',
}) {}

/** A report of some days. */
export type FiledReport = Pick<DueReport, 'report' | 'through'>

export type FilingChange = FiledReport & { filedOn: string; reference: string }

/** Says that a report was sent. Refuses with FiledDayWrong and FiledAlready. */
export async function markFiled(ctx: Ctx, change: FilingChange, by: string): Promise<void> {
  if (change.filedOn <= change.through || change.filedOn > dayOf(ctx.now()))
    throw new FiledDayWrong()
  await writeMark(ctx, { ...change, isWithdrawn: false }, by)
}

/** Takes a mark back that was wrong. Refuses with FiledAlready where there is none. */
export async function withdrawFiled(ctx: Ctx, report: FiledReport, by: string): Promise<void> {
  const filing = await findFiling(ctx.db, report)
  if (!filing) throw new FiledAlready()
  const { filedOn, reference } = filing
  await writeMark(ctx, { ...report, filedOn, reference, isWithdrawn: true }, by)
}

/** The newest version decides; of two who mark at once one is refused. */
async function writeMark(
  ctx: Ctx,
  { report, through, ...mark }: FilingChange & { isWithdrawn: boolean },
  by: string,
): Promise<void> {
  const newest = await newestMark(ctx.db, { report, through })
  if ((newest !== undefined && !newest.isWithdrawn) !== mark.isWithdrawn) throw new FiledAlready()
  const { numInsertedOrUpdatedRows: added } = await ctx.db
    .insertInto('report_filing')
    .values({
      report,
      through_day: through,
      version: (newest?.version ?? 0) + 1,
      filed_on: mark.filedOn,
      reference: mark.reference,
      is_withdrawn: mark.isWithdrawn,
      recorded_by: by,
      recorded_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (added !== 1n) throw new FiledAlready()
}

/** When and by whom a report was sent; undefined while it was not. */
export async function findFiling(db: Db, report: FiledReport): Promise<Filing | undefined> {
  const newest = await newestMark(db, report)
  return newest && !newest.isWithdrawn ? newest : undefined
}

type Mark = Filing & { version: number; isWithdrawn: boolean }

async function newestMark(db: Db, { report, through }: FiledReport): Promise<Mark | undefined> {
  return await db
    .selectFrom('report_filing as filing')
    .leftJoin('staff', 'staff.id', 'filing.recorded_by')
    .select(['filing.filed_on as filedOn', 'filing.reference', 'filing.recorded_at as at'])
    .select(['staff.name as by', 'filing.is_withdrawn as isWithdrawn', 'filing.version'])
    .where('filing.report', '=', report)
    .where('filing.through_day', '=', through)
    .orderBy('filing.version', 'desc')
    .limit(1)
    .executeTakeFirst()
}
