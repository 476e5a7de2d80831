import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction } from '#platform/db/connect.server.ts'
import { defineJob, enqueue, type Schedule } from '#platform/jobs/jobs.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { boardMonth } from './board-month.server.ts'
import { boardEmail } from './board-words.ts'

/** Sends a month to one of the institution's people. */
export const sendBoardMonthJob = defineJob(
  { name: 'board-month.send', lane: 'email' },
  v.object({ staffId: v.pipe(v.string(), v.uuid()), month: v.string() }),
  async (ctx, { staffId, month }) => {
    const person = await ctx.db
      .selectFrom('staff')
      .select(['email', 'is_sample'])
      .where('id', '=', staffId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    // The people of a demo have no mailbox.
    if (!person || (person.is_sample && ctx.config.smtpUrl)) return
    const link = `${ctx.config.deskOrigin}/kelola/laporan-bulanan?bulan=${month}`
    const { name: house } = ctx.config.institution
    const email = boardEmail(await boardMonth(ctx.read, month), { house, link })
    await ctx.mail.send({ to: person.email, ...email })
  },
)

/** Leaves the e-mail of a month to the worker; asked twice it is sent once. */
export async function sendBoardMonth(
  ctx: Ctx,
  { staffId, month }: { staffId: string; month: string },
): Promise<void> {
  const payload = { staffId, month }
  await enqueue(ctx.db, sendBoardMonthJob, {
    payload,
    now: ctx.now(),
    key: `${staffId} ${month}`,
  })
  ctx.wake()
}

/** True for a person who wants the e-mail of every month. */
export async function wantsBoardMonth(db: Db, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('board_month_reader')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row !== undefined
}

/** Begins or ends the e-mail of every month, beginning with this month's. */
export async function chooseBoardMonth(
  ctx: Ctx,
  { staffId, isWanted }: { staffId: string; isWanted: boolean },
): Promise<void> {
  if (!isWanted) {
    await ctx.db.deleteFrom('board_month_reader').where('staff_id', '=', staffId).execute()
    return
  }
  await ctx.db
    .insertInto('board_month_reader')
    .values({ staff_id: staffId, sent_month: monthBefore(ctx.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The day of a month on which the month before is told. */
const TOLD_ON = 5

/** Once a month, from its fifth day, everybody who wants it gets the e-mail of the month before. */
export const boardMonthSchedule: Schedule = {
  name: 'board-month.letters',
  everyMs: 3_600_000,
  run: async (ctx) => {
    const now = ctx.now()
    if (Number(dayOf(now).slice(8)) < TOLD_ON) return
    const month = monthBefore(now)
    await inTransaction(ctx.db, async (tx) => {
      const readers = await tx
        .updateTable('board_month_reader')
        .set({ sent_month: month })
        .where('sent_month', '<', month)
        .returning('staff_id')
        .execute()
      for (const { staff_id: staffId } of readers) {
        const key = `${staffId} ${month}`
        await enqueue(tx, sendBoardMonthJob, { payload: { staffId, month }, now, key })
      }
    })
  },
}

/** 'yyyy-mm' of the month before a moment's. */
export function monthBefore(now: Date): string {
  return addDays(`${dayOf(now).slice(0, 7)}-01`, -1).slice(0, 7)
}
