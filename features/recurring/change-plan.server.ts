import { writeConsents } from '#features/account/consents.server.ts'
import { beginEnd, type Mandate, currentMandate } from '#features/debit/mandates.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { MandateEnd, RecurringEnd } from '#platform/db/schema/schema-member.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { askReminders } from './ask-reminders.server.ts'
import type { PlanChange } from './contract.ts'
import { dropDebits } from './debit/debits.server.ts'
import { unlinkJob } from './debit/unlink.server.ts'
import { PlanLinkNotValid, PlanMovedOn, PlanNeverComes } from './errors.ts'
import { planOfToken } from './plan-link.server.ts'
import {
  contactOf,
  evenings,
  listRecurring,
  lockPlan,
  type RecurringPlan,
  rhythmOf,
  setPlan,
} from './queries.server.ts'
import { nextOccurrence } from './rhythm.ts'
import { programmeOf, running } from './start-plan.server.ts'

export type PlanPress = 'jeda' | 'lanjut' | 'lewati' | 'berhenti' | 'lepas'

/** The id of the plan behind a link; refuses an invalid one. */
export function planIdOf(ctx: Ctx, token: string): string {
  const id = planOfToken(ctx.config, token)
  if (id === undefined) throw new PlanLinkNotValid()
  return id
}

/** Pauses, resumes, skips the next time, stops, or lets go of what is debited; each by one press, and a repeat changes nothing. */
export async function pressPlan(ctx: Ctx, planId: string, press: PlanPress): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const plan = await lockPlan(tx, planId)
    if (!plan) throw new PlanLinkNotValid()
    await presses[press](ctx.within(tx), tx, plan)
  })
  ctx.log.info('recurring.pressed', { planId, press })
}

type Pressed = (ctx: Ctx, tx: Tx, plan: RecurringPlan) => Promise<void>

const presses: Record<PlanPress, Pressed> = {
  async jeda(ctx, tx, { id, status }) {
    if (status === 'paused') return
    if (status !== 'active') throw new PlanMovedOn()
    await dropDebits(ctx, tx, { planId: id, reason: 'stopped' })
    await setPlan(ctx, tx, { id, status: 'paused', next_at: null })
  },
  async lanjut(ctx, tx, plan) {
    if (plan.status === 'active') return
    const isOver = plan.status !== 'paused' && plan.status !== 'ended'
    if (isOver || (plan.way === 'debit' && plan.status === 'ended')) throw new PlanMovedOn()
    await setPlan(ctx, tx, { id: plan.id, ...(await running(ctx, plan)) })
    const { account_id: accountId, via } = plan
    const value = await contactOf(tx, plan)
    const contact = value === undefined ? undefined : { kind: via, value }
    await askReminders(ctx.within(tx), { contact, accountId })
  },
  async lewati(ctx, tx, plan) {
    const { next_at: nextAt } = plan
    if (plan.status !== 'active' || !nextAt) throw new PlanMovedOn()
    await dropDebits(ctx, tx, { planId: plan.id, reason: 'skipped' })
    await tx
      .insertInto('recurring_cycle')
      .values({
        plan_id: plan.id,
        due_on: dayOf(nextAt),
        due_at: nextAt,
        status: 'skipped',
        public_id: null,
        donation_id: null,
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const nights = plan.kind === 'ramadan' ? await evenings(ctx.db, ctx.now()) : []
    const next = nextOccurrence(rhythmOf(plan), nextAt, nights)
    await setPlan(ctx, tx, {
      id: plan.id,
      ...(next ? { next_at: next } : endedFor(ctx, 'finished')),
    })
  },
  berhenti: (ctx, tx, plan) => endPlan(ctx, tx, { plan, reason: 'donor' }),
  async lepas(ctx, tx, { id }) {
    const mandate = await currentMandate(tx, id)
    if (!mandate || mandate.status === 'ending') return
    await dropDebits(ctx, tx, { planId: id, reason: 'stopped' })
    await releaseMandate(ctx, tx, { mandate, reason: 'donor' })
    await setPlan(ctx, tx, { id, way: 'reminder' })
  },
}

function endedFor(ctx: Ctx, reason: RecurringEnd) {
  return { status: 'ended' as const, next_at: null, ended_for: reason, ended_at: ctx.now() }
}

type Ending = { plan: RecurringPlan; reason: RecurringEnd }

/**
 * Ends a plan. One that is debited is never debited again from this moment on, and is over once the provider says that
 * it has forgotten the card.
 */
export async function endPlan(ctx: Ctx, tx: Tx, { plan, reason }: Ending): Promise<void> {
  const { id, status } = plan
  if (status === 'ending') return
  const mandate = await currentMandate(tx, id)
  if (status === 'ended' && !mandate) return
  await dropDebits(ctx, tx, { planId: id, reason: 'stopped' })
  if (mandate) {
    await releaseMandate(ctx, tx, { mandate, reason: reason === 'refunded' ? 'donor' : reason })
  }
  if (status === 'ended') return
  const over = endedFor(ctx, reason)
  await setPlan(ctx, tx, { id, ...over, ...(mandate && { status: 'ending', ended_at: null }) })
  await withdrawConsent(ctx, tx, plan)
}

/** Nothing is debited from this moment on, and the provider is asked to forget it at once. */
async function releaseMandate(
  ctx: Ctx,
  tx: Tx,
  ending: { mandate: Mandate; reason: MandateEnd },
): Promise<void> {
  const { id } = ending.mandate
  await beginEnd(ctx, tx, ending)
  await enqueue(tx, unlinkJob, { payload: { mandateId: id }, now: ctx.now(), key: id })
}

/** The consent to messages ends with a member's last plan of a way. */
async function withdrawConsent(
  ctx: Ctx,
  tx: Tx,
  { account_id: accountId, via }: RecurringPlan,
): Promise<void> {
  if (!accountId) return
  const left = await listRecurring(tx, accountId)
  if (left.some((each) => each.via === via && !['ended', 'ending'].includes(each.status))) return
  const purpose = via === 'email' ? 'reminders-email' : 'reminders-whatsapp'
  await writeConsents(ctx, tx, { accountId, consents: { [purpose]: false } })
}

/** Other terms from the next time on: what was due before stays as it was. */
export async function changePlan(ctx: Ctx, planId: string, change: PlanChange): Promise<void> {
  const campaignId = await programmeOf(ctx, change.campaignSlug)
  await inTransaction(ctx.db, async (tx) => {
    const plan = await lockPlan(tx, planId)
    if (!plan) throw new PlanLinkNotValid()
    if (plan.status !== 'active' && plan.status !== 'paused') throw new PlanMovedOn()
    const { amount, kind, day, lastDay } = change
    if (lastDay !== null && lastDay < plan.first_day) throw new PlanNeverComes()
    const changed = { ...plan, amount, kind, day, last_day: lastDay, campaign_id: campaignId }
    const next = await running(ctx.within(tx), changed)
    if (next.status === 'ended') throw new PlanNeverComes()
    const way = await wayAfter(ctx, tx, { plan, change })
    await setPlan(ctx, tx, {
      id: planId,
      amount,
      kind,
      day,
      last_day: lastDay,
      campaign_id: campaignId,
      way,
      ...(plan.status === 'active' && { next_at: next.next_at }),
    })
  })
}

type Changing = { plan: RecurringPlan; change: PlanChange }

/** A donor agreed to a sum and a rhythm: more, or more often, is not debited before they agree to that. */
async function wayAfter(
  ctx: Ctx,
  tx: Tx,
  { plan, change }: Changing,
): Promise<RecurringPlan['way']> {
  await dropDebits(ctx, tx, { planId: plan.id, reason: 'changed' })
  const mandate = await currentMandate(tx, plan.id)
  if (!mandate || mandate.status === 'ending') return 'reminder'
  const isWithin = change.amount <= mandate.amount && change.kind === plan.kind
  if (isWithin && (plan.last_day === null || isBefore(change.lastDay, plan.last_day))) {
    return plan.way
  }
  await beginEnd(ctx, tx, { mandate, reason: 'changed' })
  return 'reminder'
}

function isBefore(day: string | null, agreed: string): boolean {
  return day !== null && day <= agreed
}
