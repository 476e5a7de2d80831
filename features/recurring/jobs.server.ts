import * as v from 'valibot'
import { decidedConsents } from '#features/account/consents.server.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueueAll, type Schedule } from '#platform/jobs/jobs.server.ts'
import { DAY_MS, dayOf } from '#platform/time/jakarta.ts'
import { findDebit } from './debit/debits.server.ts'
import { announceDebit } from './debit/notice.server.ts'
import { oneClick, planValues } from './plan-link.server.ts'
import { contactOf, evenings, findPlan, rhythmOf, type RecurringPlan } from './queries.server.ts'
import { type Evenings, latestMs, nextOccurrence, rhythmWords } from './rhythm.ts'
import type { RecurringKind } from '#platform/db/schema/schema-member.ts'

const openings: Record<RecurringKind, { subject: string; text: string }> = {
  jumat: {
    subject: 'Sedekah Jumat Anda hari ini',
    text: 'Hari ini Jumat. Semoga hari Anda dipenuhi berkah. Ini pengingat sedekah yang Anda minta.',
  },
  subuh: {
    subject: 'Sedekah Subuh Anda hari ini',
    text: 'Selamat pagi. Ini pengingat sedekah Subuh yang Anda minta, agar hari dibuka dengan kebaikan.',
  },
  pekanan: {
    subject: 'Donasi pekanan Anda hari ini',
    text: 'Ini pengingat donasi pekanan yang Anda minta. Berapa pun nilainya, semoga Allah menerimanya.',
  },
  bulanan: {
    subject: 'Donasi bulanan Anda hari ini',
    text: 'Ini pengingat donasi bulanan yang Anda minta. Berapa pun nilainya, semoga Allah menerimanya.',
  },
  ramadan: {
    subject: 'Sedekah malam Ramadan Anda',
    text: 'Malam Ramadan segera tiba. Ini pengingat sedekah malam Ramadan yang Anda minta.',
  },
}

const planId = v.pipe(v.string(), v.uuid())

/** Sends the link that begins a plan to the contact that was typed. */
export const confirmPlanJob = defineJob(
  { name: 'recurring.confirm', lane: 'email' },
  v.object({ planId }),
  async (ctx, { planId }) => {
    const plan = await findPlan(ctx.db, planId)
    if (plan?.status !== 'unconfirmed' || plan.contact === null) return
    const key = `${planId}.confirm`
    await writeOfPlan(ctx, plan, { contact: plan.contact, template: 'rutin-aktifkan', key })
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
    await writeOfPlan(ctx, plan, {
      contact,
      template: 'rutin-pengingat',
      key: `${planId}.${dueAt}`,
      headers: oneClick(ctx, planId),
    })
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
    const template = plan.paid_once ? 'rutin-malam' : 'rutin-tautan'
    const key = `${planId}.${ctx.now().toISOString()}`
    await writeOfPlan(ctx, plan, { contact, template, key })
  },
)

type PlanMessage = {
  contact: string
  template: string
  key: string
  headers?: Record<string, string>
}

/** An e-mail of the book about a plan. */
async function writeOfPlan(ctx: Ctx, plan: RecurringPlan, message: PlanMessage): Promise<void> {
  const { contact, template, key, headers } = message
  const order = {
    event: `plan ${key}`,
    template,
    to: { [plan.via]: contact },
    ...(headers && { headers }),
    values: {
      ...openingOf(plan.kind),
      ...(await planValues(ctx, plan)),
      irama: rhythmWords(plan),
    },
  }
  await inTransaction(ctx.db, (tx) => sendTemplate(ctx.within(tx), order))
  ctx.wake()
}

async function isConsented(
  ctx: Ctx,
  { account_id: accountId, via }: RecurringPlan,
): Promise<boolean> {
  if (accountId === null) return true
  const consents = await decidedConsents(ctx.db, accountId)
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

async function takeBatch(ctx: Ctx, tx: Tx, nights: readonly Evenings[]): Promise<number> {
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
  await createCycles(ctx, tx, due)
  await moveOn(tx, { due, now, nights })
  return due.length
}

type Moving = { due: readonly RecurringPlan[]; now: Date; nights: readonly Evenings[] }

/** Sets when each is due next: plans of one rhythm share their next moment, and a statement. */
async function moveOn(tx: Tx, { due, now, nights }: Moving): Promise<void> {
  const byNext = Map.groupBy(due, (plan) => nextOccurrence(rhythmOf(plan), now, nights)?.getTime())
  const finished = { status: 'ended' as const, ended_for: 'finished' as const, ended_at: now }
  for (const [next, plans] of byNext) {
    const state = next === undefined ? { next_at: null, ...finished } : { next_at: new Date(next) }
    const ids = plans.map(({ id }) => id)
    await tx
      .updateTable('recurring_plan')
      .set({ ...state, updated_at: now })
      .where('id', 'in', ids)
      .execute()
  }
}

/** One row for each time; a time that is long past is missed, and nothing is owed for it. */
async function createCycles(ctx: Ctx, tx: Tx, due: readonly RecurringPlan[]): Promise<void> {
  const now = ctx.now()
  const opened: { plan: RecurringPlan; dueAt: Date; status: 'due' | 'missed'; isTold: boolean }[] =
    []
  for (const plan of due) {
    const { next_at: dueAt } = plan
    if (!dueAt) continue
    const isDebited = plan.way === 'debit' && (await comesByDebit(ctx, tx, plan))
    const isMissed = !isDebited && isTooLate(plan, dueAt, now)
    const status = isMissed ? 'missed' : 'due'
    opened.push({ plan, dueAt, status, isTold: isDebited || isMissed })
  }
  if (opened.length === 0) return
  const written = await tx
    .insertInto('recurring_cycle')
    .values(opened.map(({ plan: { id }, dueAt, status }) => cycleRow({ id, dueAt, status, now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('plan_id')
    .execute()
  const fresh = new Set(written.map(({ plan_id }) => plan_id))
  const entries = opened.flatMap(({ plan: { id }, dueAt, isTold }) =>
    isTold || !fresh.has(id) ? [] : [{ payload: { planId: id, dueAt: dueAt.toISOString() }, now }],
  )
  await enqueueAll(tx, remindPlanJob, entries)
}

type Opened = { id: string; dueAt: Date; status: 'due' | 'missed'; now: Date }

function cycleRow({ id, dueAt, status, now }: Opened) {
  return {
    plan_id: id,
    due_on: dayOf(dueAt),
    due_at: dueAt,
    status,
    public_id: null,
    donation_id: null,
    created_at: now,
  }
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

/** How a reminder of a rhythm begins. */
function openingOf(kind: RecurringKind): { perihal: string; pembuka: string } {
  const { subject, text } = openings[kind]
  return { perihal: subject, pembuka: text }
}
