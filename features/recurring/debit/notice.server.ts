import { sql } from 'kysely'
import * as v from 'valibot'
import { meansFirst, NOTICE_DAYS } from '#features/debit/mandate.ts'
import { meansOf } from '#features/debit/means.ts'
import { sendNow } from '#features/message/send/send-now.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { tryEach, walkPages } from '#platform/db/walk-pages.server.ts'
import { defineJob, enqueue, type Schedule } from '#platform/jobs/jobs.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { DAY_MS, dayOf, formatDay } from '#platform/time/jakarta.ts'
import { oneClick, planValues } from '../plan-link.server.ts'
import { contactOf, findPlan, lockPlan, type RecurringPlan } from '../queries.server.ts'
import {
  debitSchema,
  findDebit,
  planDebit,
  debitRow,
  turnDebit,
  debitedBy,
} from './debits.server.ts'

const BATCH = 200
/** A debit that could only come later than this is not made; nothing is owed for it. */
const LATEST_MS = 3 * DAY_MS

/** Plans the debits of the next days, once over all processes. */
export const planDebitsSchedule: Schedule = {
  name: 'recurring.plan-debits',
  everyMs: 60_000,
  run: planDebits,
}

/** Two days before each debit its donor is told; a plan of which that fails holds up no other. */
export async function planDebits(ctx: Ctx): Promise<void> {
  await walkPages<NearPlan>({ size: BATCH, read: (last) => plansNear(ctx, last) }, (near) =>
    tryEach(near, (plan) => inTransaction(ctx.db, (tx) => announceNear(ctx, tx, plan))),
  )
}

type NearPlan = Pick<RecurringPlan, 'id' | 'next_at'>

async function plansNear(ctx: Ctx, last: NearPlan | undefined): Promise<NearPlan[]> {
  const until = new Date(ctx.now().getTime() + NOTICE_DAYS * DAY_MS)
  return await ctx.db
    .selectFrom('recurring_plan as plan')
    .select(['plan.id', 'plan.next_at'])
    .where('next_at', '<=', until)
    .where('way', '=', 'debit')
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(next_at, id) > (${last?.next_at}, ${last?.id}::uuid)`),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('recurring_debit as debit')
            .select('debit.plan_id')
            .whereRef('debit.plan_id', '=', 'plan.id')
            .whereRef('debit.due_at', '=', 'plan.next_at')
            .where('debit.status', '<>', 'dropped'),
        ),
      ),
    )
    .orderBy('next_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

/** What its donor or another process has changed meanwhile is left to the next look. */
async function announceNear(ctx: Ctx, tx: Tx, near: NearPlan): Promise<void> {
  const plan = await lockPlan(tx, near.id)
  if (plan?.way !== 'debit' || plan.next_at?.getTime() !== near.next_at?.getTime()) return
  await announceDebit(ctx, tx, plan)
}

/** Plans the debit of the next time and has its donor told; false where there is none. */
export async function announceDebit(ctx: Ctx, tx: Tx, plan: RecurringPlan): Promise<boolean> {
  const { id: planId, next_at: dueAt } = plan
  if (!dueAt || !(await planDebit(ctx, tx, { plan, dueAt }))) return false
  const payload = { planId, dueOn: dayOf(dueAt) }
  await enqueue(tx, debitNoticeJob, { payload, now: ctx.now() })
  return true
}

/** Tells the donor of a debit, and has it made on its day: a day later at the earliest. */
export const debitNoticeJob = defineJob(
  { name: 'recurring.debit-notice', lane: 'email' },
  debitSchema,
  noticeDebit,
)

async function noticeDebit(ctx: Ctx, key: v.InferOutput<typeof debitSchema>): Promise<void> {
  const [debit, plan] = await Promise.all([findDebit(ctx.db, key), findPlan(ctx.db, key.planId)])
  if (debit?.status !== 'planned' || !plan) return
  const at = new Date(Math.max(debit.due_at.getTime(), ctx.now().getTime() + DAY_MS))
  const contact = await contactOf(ctx.db, plan)
  if (!contact || at.getTime() - debit.due_at.getTime() > LATEST_MS) {
    const dropped_for = contact ? ('late' as const) : ('untold' as const)
    await turnDebit(ctx, ctx.db, {
      ...debitRow(key),
      from: 'planned',
      status: 'dropped',
      dropped_for,
    })
    return
  }
  const means = meansOf(await debitedBy(ctx, debit))
  const sent = await sendNow(ctx, {
    event: `debit notice ${key.planId} ${key.dueOn} ${debit.updated_at.getTime()}`,
    template: 'debit-pemberitahuan',
    to: { [plan.via]: contact },
    headers: oneClick(ctx, key.planId),
    values: {
      ...(await planValues(ctx, plan)),
      // It begins a sentence; the name of a wallet stays as it is.
      sarana: meansFirst(means),
      jumlah: formatRupiah(debit.amount),
      hari: formatDay(dayOf(at)),
    },
  })
  if (sent.kind === 'later')
    return await enqueue(ctx.db, debitNoticeJob, { payload: key, now: ctx.now(), runAt: sent.at })
  if (sent.kind !== 'sent') {
    const untold = { status: 'dropped' as const, dropped_for: 'untold' as const }
    await turnDebit(ctx, ctx.db, { ...debitRow(key), from: 'planned', ...untold })
    return
  }
  const announced = { status: 'told' as const, told_at: ctx.now(), next_at: at }
  await turnDebit(ctx, ctx.db, { ...debitRow(key), from: 'planned', ...announced })
}
