import { isDonatable } from '#features/campaign/campaign.ts'
import { findCampaignBySlug } from '#features/campaign/queries.server.ts'
import { messageWays, reachOf } from '#features/message/message-channels.ts'
import { termsInForce } from '#features/site-page/terms-in-force.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { limit, type WindowLimit } from '#platform/http/rate-limit.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { askReminders } from './ask-reminders.server.ts'
import type { PlanInput } from './contract.ts'
import { NoWayToRemind, PlanLinkNotValid, PlanNeverComes, ProgrammeNotForPlans } from './errors.ts'
import { confirmPlanJob } from './jobs.server.ts'
import { isForPlans } from './programmes.ts'
import {
  evenings,
  lockPlan,
  ownerOf,
  type RecurringPlan,
  rhythmOf,
  setPlan,
} from './queries.server.ts'
import { nextOccurrence, type Rhythm } from './rhythm.ts'

/** A stranger may type any contact: each is written to at most so often. */
const confirmations: WindowLimit = {
  name: 'plans contact',
  windows: [
    { most: 3, seconds: 3_600 },
    { most: 10, seconds: 86_400 },
  ],
}

/**
 * Writes a plan and sends its link to the contact; nothing comes of it before the link is pressed, since anyone can
 * type anyone's contact.
 */
export async function startPlan(ctx: Ctx, input: PlanInput): Promise<void> {
  const { contact, firstDay, lastDay, kind, day } = input
  if (!messageWays('reminder', reachOf(ctx)).includes(contact.kind)) throw new NoWayToRemind()
  const now = ctx.now()
  const campaignId = await programmeOf(ctx, input.campaignSlug)
  const begins = firstDay < dayOf(now) ? dayOf(now) : firstDay
  if (lastDay !== null && lastDay < begins) throw new PlanNeverComes()
  if (!(await comesNext(ctx, { kind, day, firstDay: begins, lastDay }))) throw new PlanNeverComes()
  await limit(ctx, confirmations, contact.value)
  await inTransaction(ctx.db, async (tx) => {
    const id = ctx.newId()
    await tx
      .insertInto('recurring_plan')
      .values({
        id,
        account_id: null,
        donor_name: input.donorName,
        contact: contact.value,
        via: contact.kind,
        is_anonymous: input.isAnonymous,
        campaign_id: campaignId,
        amount: input.amount,
        kind,
        day,
        first_day: begins,
        last_day: lastDay,
        status: 'unconfirmed',
        next_at: null,
        ended_for: null,
        ended_at: null,
        consent_version: await termsInForce(tx, now),
        created_at: now,
        updated_at: now,
      })
      .execute()
    await enqueue(tx, confirmPlanJob, { payload: { planId: id }, now })
  })
  ctx.wake()
}

/** The programme a plan may be for: one that takes donations of any sum without names or units. */
export async function programmeOf(ctx: Ctx, slug: string | null): Promise<string | null> {
  if (slug === null) return null
  const found = await findCampaignBySlug(ctx.db, slug)
  if (found?.kind !== 'found' || !isDonatable(found.campaign, ctx.now()))
    throw new ProgrammeNotForPlans()
  if (!isForPlans(found.campaign)) throw new ProgrammeNotForPlans()
  return found.campaign.id
}

/** The contact is its owner's: the plan begins. A repeat changes nothing. */
export async function confirmPlan(ctx: Ctx, planId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const plan = await lockPlan(tx, planId)
    if (!plan) throw new PlanLinkNotValid()
    if (plan.status !== 'unconfirmed' || plan.contact === null) return
    const accountId = await ownerOf(tx, { kind: plan.via, value: plan.contact })
    await setPlan(ctx, tx, {
      id: planId,
      ...(accountId && { account_id: accountId, contact: null }),
      ...(await running(ctx.within(tx), plan)),
    })
    const contact = { kind: plan.via, value: plan.contact }
    await askReminders(ctx.within(tx), { contact, accountId })
  })
}

/** The state of a plan that goes on from now; one without a further day is over. */
export async function running(ctx: Ctx, plan: Rhythm | RecurringPlan) {
  const next = await comesNext(ctx, 'first_day' in plan ? rhythmOf(plan) : plan)
  if (next) return { status: 'active' as const, next_at: next, ended_for: null, ended_at: null }
  return {
    status: 'ended' as const,
    next_at: null,
    ended_for: 'finished' as const,
    ended_at: ctx.now(),
  }
}

async function comesNext(ctx: Ctx, rhythm: Rhythm): Promise<Date | undefined> {
  const nights = rhythm.kind === 'ramadan' ? await evenings(ctx.db, ctx.now()) : []
  return nextOccurrence(rhythm, ctx.now(), nights)
}
