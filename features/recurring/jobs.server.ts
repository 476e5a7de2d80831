import * as v from 'valibot'
import { consentsOf } from '#features/account/queries.server.ts'
import { sendMessage } from '#features/message/send-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueue, type Schedule } from '#platform/jobs/jobs.server.ts'
import { DAY_MS, dayOf } from '#platform/time/jakarta.ts'
import { confirmationEmail, linkEmail, nightsEmail, reminderEmail } from './emails.ts'
import { findDebit } from './debit/debits.server.ts'
import { announceDebit } from './debit/notice.server.ts'
import { planFacts, oneClick } from './plan-facts.server.ts'
import { contactOf, evenings, findPlan, type RecurringPlan } from './queries.server.ts'
import { latestMs, nextOccurrence, rhythmWords } from './rhythm.ts'

const planId = v.pipe(v.string(), v.uuid())

/** Sends the link that begins a plan to the contact that was typed. */
export const confirmPlanJob = defineJob(
  { name: 'recurring.confirm', lane: 'email' },
  v.object({ planId }),
  async (ctx, { planId }) => {
    const plan = await findPlan(ctx.db, planId)
    if (plan?.status !== 'unconfirmed' || plan.contact === null) return
    const words = confirmationEmail(rhythmWords(plan), await planFacts(ctx, plan))
    const to = { [plan.via]: plan.contact }
    await sendMessage(ctx, { purpose: 'reminder', to, words, key: `${planId}.confirm` })
  },
)

/** Reminds once. Sends nothing after the plan was stopped or paused, or the consent withdrawn. */
export const remindPlanJob = defineJob(
  { name: 'recurring.remind', lane: 'email' },
  v.object({ planId, dueAt: v.string() }),
  async (ctx, { planId, dueAt }) => {
    const plan = await findPlan(ctx.db, planId)
    if (!plan || isTooLate(plan, new Date(dueAt), ctx.now())) return
    // The last time of a plan ends it at once.
    const isRunning = plan.status === 'active' || plan.ended_for === 'finished'
    if (!isRunning || !(await isConsented(ctx, plan))) return
    const contact = await contactOf(ctx.db, plan)
    if (!contact) return
    const email = reminderEmail(plan.kind, await planFacts(ctx, plan))
    const words = { ...email, headers: oneClick(ctx, planId) }
    const to = { [plan.via]: contact }
    await sendMessage(ctx, { purpose: 'reminder', to, words, key: `${planId}.${dueAt}` })
  },
)

/** Sends the link of a plan to its contact once more. */
export const sendLinkJob = defineJob(
  { name: 'recurring.link', lane: 'email' },
  v.object({ planId }),
  async (ctx, { planId }) => {
    const plan = await findPlan(ctx.db, planId)
    const contact = plan && (await contactOf(ctx.db, plan))
    if (!plan || !contact) return
    const words = (plan.paid_once ? nightsEmail : linkEmail)(
      rhythmWords(plan),
      await planFacts(ctx, plan),
    )
    const key = `${planId}.${ctx.now().toISOString()}`
    await sendMessage(ctx, { purpose: 'reminder', to: { [plan.via]: contact }, words, key })
  },
)

async function isConsented(
  ctx: Ctx,
  { account_id: accountId, via }: RecurringPlan,
): Promise<boolean> {
  if (accountId === null) return true
  const consents = await consentsOf(ctx.db, accountId)
  return consents[via === 'email' ? 'reminders-email' : 'reminders-whatsapp']
}

const BATCH = 200
/** How long a plan waits for its link to be pressed, and how long the contact of one that ended is kept. */
const UNCONFIRMED_MS = 7 * DAY_MS
const KEPT_MS = 40 * DAY_MS

export const recurringSchedule: Schedule = { name: 'recurring.due', everyMs: 30_000, run: takeDue }

/** Takes every due plan once over all processes, and sets when it is due next. */
export async function takeDue(ctx: Ctx): Promise<void> {
  const nights = await evenings(ctx.db, ctx.now())
  let taken: number
  do {
    taken = await inTransaction(ctx.db, (tx) => takeBatch(ctx, tx, nights))
  } while (taken === BATCH)
  await forget(ctx)
}

async function forget({ db, now }: Ctx): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms)
  await db
    .deleteFrom('recurring_plan')
    .where('status', '=', 'unconfirmed')
    .where('paid_once', 'is', null)
    .where('created_at', '<', before(UNCONFIRMED_MS))
    .execute()
  await db
    .updateTable('recurring_plan')
    .set({ contact: null, donor_name: '' })
    .where('status', '=', 'ended')
    .where('contact', 'is not', null)
    .where('ended_at', '<', before(KEPT_MS))
    .execute()
}

async function takeBatch(
  ctx: Ctx,
  tx: Tx,
  nights: Awaited<ReturnType<typeof evenings>>,
): Promise<number> {
  const now = ctx.now()
  const due = await tx
    .selectFrom('recurring_plan')
    .selectAll()
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const plan of due) {
    await openCycle(ctx, tx, plan)
    const { kind, day, first_day: firstDay, last_day: lastDay } = plan
    const next = nextOccurrence({ kind, day, firstDay, lastDay }, now, nights)
    const state = next
      ? { next_at: next }
      : { next_at: null, status: 'ended' as const, ended_for: 'finished' as const, ended_at: now }
    await tx
      .updateTable('recurring_plan')
      .set({ ...state, updated_at: now })
      .where('id', '=', plan.id)
      .execute()
  }
  return due.length
}

/** One row for each time; a time that is long past is missed, and nothing is owed for it. */
async function openCycle(ctx: Ctx, tx: Tx, plan: RecurringPlan): Promise<void> {
  const { id, next_at: dueAt } = plan
  if (!dueAt) return
  const now = ctx.now()
  const isDebited = plan.way === 'debit' && (await comesByDebit(ctx, tx, plan))
  const isMissed = !isDebited && isTooLate(plan, dueAt, now)
  const written = await tx
    .insertInto('recurring_cycle')
    .values({
      plan_id: id,
      due_on: dayOf(dueAt),
      due_at: dueAt,
      status: isMissed ? 'missed' : 'due',
      public_id: null,
      donation_id: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (written.numInsertedOrUpdatedRows !== 1n || isMissed || isDebited) return
  await enqueue(tx, remindPlanJob, { payload: { planId: id, dueAt: dueAt.toISOString() }, now })
}

function isTooLate({ kind }: RecurringPlan, dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() > latestMs(kind)
}

/** Planned two days before, or now where nobody was there to do so; where neither holds, its donor is reminded. */
async function comesByDebit(ctx: Ctx, tx: Tx, plan: RecurringPlan): Promise<boolean> {
  if (await announceDebit(ctx.within(tx), tx, plan)) return true
  const dueOn = plan.next_at ? dayOf(plan.next_at) : ''
  const debit = await findDebit(tx, { planId: plan.id, dueOn })
  return debit !== undefined && debit.status !== 'dropped'
}
