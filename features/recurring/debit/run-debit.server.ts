import { openDebit } from '#features/checkout/open-debit.server.ts'
import { type Mandate, currentMandate } from '#features/debit/mandates.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { DebitDrop } from '#platform/db/schema/schema-member.ts'
import { defineJob, enqueueAll, type Schedule } from '#platform/jobs/jobs.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { planDonor, donatableSlugOf } from '../pay-cycle.server.ts'
import { contactOf, findPlan, lockPlan, type RecurringPlan } from '../queries.server.ts'
import {
  type DebitKey,
  debitSchema,
  findDebit,
  type RecurringDebit,
  debitRow,
  turnDebit,
  walkDebits,
} from './debits.server.ts'
import { followDebit } from './follow-debits.server.ts'

/** Debits one time of a plan. However often and by how many processes it runs, each try is one charge. */
export const debitPlanJob = defineJob(
  { name: 'recurring.debit', lane: 'money' },
  debitSchema,
  runDebit,
)

export const runDebitsSchedule: Schedule = {
  name: 'recurring.run-debits',
  everyMs: 30_000,
  run: runDebits,
}

/** Starts every debit whose time has come. */
export async function runDebits(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  await walkDebits(ctx, 'told', async (due) => {
    const entries = due.map((payload) => ({
      payload,
      now,
      key: `${payload.planId} ${payload.dueOn}`,
    }))
    await enqueueAll(ctx.db, debitPlanJob, entries)
    if (due.length > 0) ctx.wake()
  })
}

type Claimed = { debit: RecurringDebit; mandate: Mandate; publicId: string }

async function runDebit(ctx: Ctx, key: DebitKey): Promise<void> {
  const plan = await findPlan(ctx.db, key.planId)
  if (!plan) return
  const [slug, contact] = await Promise.all([donatableSlugOf(ctx, plan), contactOf(ctx.db, plan)])
  const claimed = await inTransaction(ctx.db, async (tx) => claim(ctx, tx, { key, isOpen: !!slug }))
  if (!claimed || !slug) return
  const { debit, mandate, publicId } = claimed
  if (!(await findDonation(ctx.db, publicId))) {
    await startDonation(ctx, {
      id: publicId,
      campaignSlug: slug,
      amount: debit.amount,
      ...planDonor(plan, contact ?? ''),
    })
  }
  await linkDonation(ctx, key, publicId)
  const opened = await openDebit(ctx, { donationId: publicId, mandate, attempt: debit.tries })
  if (opened !== 'asked') {
    const reason = opened === 'by-hand' ? ('by-hand' as const) : ('closed' as const)
    await turnDebit(ctx, ctx.db, { ...debitRow(key), from: 'asked', ...dropped(reason) })
    return
  }
  await followDebit(ctx, key)
}

type Claiming = { key: DebitKey; isOpen: boolean }

/** Takes one time for one try, under the lock that a press on the plan's page takes as well. */
async function claim(ctx: Ctx, tx: Tx, { key, isOpen }: Claiming): Promise<Claimed | undefined> {
  const plan = await lockPlan(tx, key.planId)
  const debit = await findDebit(tx, key)
  if (!plan || !debit) return undefined
  const mandate = await currentMandate(tx, key.planId)
  const isResumed = debit.status === 'asked'
  if (debit.status !== 'told' && !isResumed) return undefined
  const reason = reasonNot(ctx, { plan, debit, mandate, isOpen })
  if (reason && isResumed) return undefined
  if (reason || !mandate) {
    await turnDebit(ctx, tx, { ...debitRow(key), from: 'told', ...dropped(reason ?? 'stopped') })
    return undefined
  }
  const publicId = await claimCycle(ctx, tx, debit)
  if (isResumed) return { debit, mandate, publicId }
  const tries = debit.tries + 1
  await turnDebit(ctx, tx, { ...debitRow(key), from: 'told', status: 'asked', tries })
  return { debit: { ...debit, tries }, mandate, publicId }
}

type Checked = {
  plan: RecurringPlan
  debit: RecurringDebit
  mandate: Mandate | undefined
  isOpen: boolean
}

/** Why it is not made now; undefined while everything its donor agreed to holds. */
function reasonNot(ctx: Ctx, { plan, debit, mandate, isOpen }: Checked): DebitDrop | undefined {
  const isRunning = plan.status === 'active' || plan.ended_for === 'finished'
  const isAgreed = mandate?.status === 'active' && mandate.id === debit.mandate_id
  if (!isRunning || !isAgreed || mandate.provider !== ctx.gateway.provider) return 'stopped'
  if (debit.amount > mandate.amount) return 'changed'
  const isTold = debit.told_at && ctx.now().getTime() - debit.told_at.getTime() >= DAY_MS
  if (!isTold) return 'untold'
  return isOpen ? undefined : 'closed'
}

/** The one donation of this time, whoever makes it: a debit, or its donor by hand. */
async function claimCycle(ctx: Ctx, tx: Tx, debit: RecurringDebit): Promise<string> {
  const { plan_id, due_on, due_at } = debit
  const row = { plan_id, due_on, due_at, status: 'due' as const, donation_id: null }
  const { public_id } = await tx
    .insertInto('recurring_cycle')
    .values({ ...row, public_id: ctx.newPublicId(), created_at: ctx.now() })
    .onConflict((conflict) =>
      conflict.columns(['plan_id', 'due_on']).doUpdateSet((excluded) => ({
        public_id: excluded.fn.coalesce('recurring_cycle.public_id', 'excluded.public_id'),
      })),
    )
    .returning('public_id')
    .executeTakeFirstOrThrow()
  return public_id as string
}

async function linkDonation({ db }: Ctx, key: DebitKey, publicId: string): Promise<void> {
  const donation = await findDonation(db, publicId)
  await db
    .updateTable('recurring_cycle')
    .set({ donation_id: donation?.id ?? null })
    .where('plan_id', '=', key.planId)
    .where('due_on', '=', key.dueOn)
    .execute()
}

function dropped(reason: DebitDrop) {
  return { status: 'dropped' as const, dropped_for: reason }
}
