import type { Ctx } from '#platform/context.ts'
import { maskContact } from '#platform/text/contact.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { planIdOf } from './change-plan.server.ts'
import { debitView } from './debit/debit-view.server.ts'
import { PlanLinkNotValid } from './errors.ts'
import { donationOfNow, donatableSlugOf } from './pay-cycle.server.ts'
import { contactOf, findPlan, newestCycle } from './queries.server.ts'
import { rhythmWords } from './rhythm.ts'

export type PlanView = Awaited<ReturnType<typeof planView>>

/** What the page of a plan shows to whoever holds its link. */
export async function planView(ctx: Ctx, token: string) {
  const plan = await findPlan(ctx.db, planIdOf(ctx, token))
  if (!plan) throw new PlanLinkNotValid()
  const [contact, cycle, slug] = await Promise.all([
    contactOf(ctx.db, plan),
    newestCycle(ctx.db, plan.id),
    donatableSlugOf(ctx, plan),
  ])
  const campaign = plan.campaign_id
    ? await ctx.db
        .selectFrom('campaign')
        .select(['title', 'slug'])
        .where('id', '=', plan.campaign_id)
        .executeTakeFirst()
    : undefined
  return {
    status: plan.status,
    endedFor: plan.ended_for,
    kind: plan.kind,
    day: plan.day,
    rhythm: rhythmWords(plan),
    amount: plan.amount,
    programme: campaign?.title ?? null,
    slug: campaign?.slug ?? null,
    /** It takes donations now. */
    isOpen: slug !== undefined,
    firstDay: plan.first_day,
    lastDay: plan.last_day,
    nextAt: plan.next_at?.toISOString() ?? null,
    contact: contact ? maskContact({ kind: plan.via, value: contact }) : null,
    /** The dates of nights that were paid at once; null for a plan that is paid each time. */
    nights: plan.paid_once ? await nightsOf(ctx, plan.id) : null,
    debit: await debitView(ctx, plan),
    /** The newest time it was due, and what came of it. */
    due: cycle ? { day: cycle.due_on, isToday: cycle.due_on === dayOf(ctx.now()) } : null,
    donation: (await donationOfNow(ctx, plan.id)) ?? null,
  }
}

async function nightsOf(ctx: Ctx, planId: string) {
  const parts = await ctx.db
    .selectFrom('recurring_cycle')
    .select('due_on')
    .where('plan_id', '=', planId)
    .orderBy('due_on')
    .execute()
  const today = dayOf(ctx.now())
  return parts.map(({ due_on: day }) => ({ day, isPast: day <= today }))
}
