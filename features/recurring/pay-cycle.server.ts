import { isDonatable } from '#features/campaign/campaign.ts'
import { getCampaignInAnyState, findCampaignBySlug } from '#features/campaign/queries.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { NothingToDonateTo, PlanLinkNotValid, PlanMovedOn } from './errors.ts'
import { contactOf, findPlan, lockPlan, newestCycle, type RecurringPlan } from './queries.server.ts'
import { GENERAL_SLUG } from './programmes.ts'

type Payment = { planId: string; amount: Rupiah }

/**
 * The donation of the newest time a plan was due, made at the first press: each time has one, however often it is
 * pressed. Earlier times are never asked for. Answers its public id.
 */
export async function payCycle(ctx: Ctx, { planId, amount }: Payment): Promise<string> {
  const plan = await findPlan(ctx.db, planId)
  if (!plan) throw new PlanLinkNotValid()
  const earlier = await donationOfNow(ctx, planId)
  if (earlier && earlier.status !== 'cancelled') return earlier.publicId
  const slug = await donatableSlugOf(ctx, plan)
  const contact = await contactOf(ctx.db, plan)
  if (!slug || !contact) throw new NothingToDonateTo()
  const { dueOn, publicId } = await claimCycle(ctx, planId, earlier?.publicId)
  await startDonation(ctx, {
    id: publicId,
    campaignSlug: slug,
    amount,
    ...planDonor(plan, contact),
  })
  const donation = await findDonation(ctx.db, publicId)
  await ctx.db
    .updateTable('recurring_cycle')
    .set({ donation_id: donation?.id ?? null })
    .where('plan_id', '=', planId)
    .where('due_on', '=', dueOn)
    .execute()
  return publicId
}

/** The donor of a plan, as each donation of it names them. */
export function planDonor(plan: RecurringPlan, contact: string) {
  return {
    donorName: plan.donor_name,
    ...(plan.via === 'email' ? { donorEmail: contact } : { donorPhone: contact }),
    isAnonymous: plan.is_anonymous,
    showsPrayer: false,
    wantsNews: false,
    accountId: plan.account_id ?? undefined,
  }
}

/** The donation that was made for the newest time. */
export async function donationOfNow(ctx: Ctx, planId: string) {
  const cycle = await newestCycle(ctx.db, planId)
  const found = cycle?.public_id ? await findDonation(ctx.db, cycle.public_id) : undefined
  return found && { publicId: found.publicId, status: found.status }
}

/** Writes down the id before the donation is made, so that two presses make one; a cancelled one has a new id. */
async function claimCycle(ctx: Ctx, planId: string, cancelled: string | undefined) {
  return inTransaction(ctx.db, async (tx) => {
    await lockPlan(tx, planId)
    const cycle = await newestCycle(tx, planId)
    if (!cycle) throw new PlanMovedOn()
    const isKept = cycle.public_id !== null && cycle.public_id !== cancelled
    const publicId = isKept ? (cycle.public_id as string) : ctx.newPublicId()
    if (!isKept) {
      await tx
        .updateTable('recurring_cycle')
        .set({ public_id: publicId, donation_id: null })
        .where('plan_id', '=', planId)
        .where('due_on', '=', cycle.due_on)
        .execute()
    }
    return { dueOn: cycle.due_on, publicId }
  })
}

/** The programme that takes it now; undefined where it is closed. */
export async function donatableSlugOf(
  ctx: Ctx,
  { campaign_id: id }: RecurringPlan,
): Promise<string | undefined> {
  if (id === null) {
    const found = await findCampaignBySlug(ctx.db, GENERAL_SLUG)
    const isOpen = found?.kind === 'found' && isDonatable(found.campaign, ctx.now())
    return isOpen ? GENERAL_SLUG : undefined
  }
  const campaign = await getCampaignInAnyState(ctx.db, id)
  return isDonatable(campaign, ctx.now()) ? campaign.slug : undefined
}
