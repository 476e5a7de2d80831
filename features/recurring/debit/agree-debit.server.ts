import { cancelDonation } from '#features/checkout/cancel-donation.server.ts'
import { CONSENT_VERSION } from '#features/debit/mandate.ts'
import {
  beginEnd,
  type Mandate,
  lockMandate,
  currentMandate,
  setMandate,
} from '#features/debit/mandates.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { DebitNotOffered, NothingToDonateTo, PlanLinkNotValid, PlanMovedOn } from '../errors.ts'
import { planDonor, donatableSlugOf } from '../pay-cycle.server.ts'
import { contactOf, findPlan, lockPlan, type RecurringPlan } from '../queries.server.ts'
import { debitConsent, type DebitWay, debitWays } from './debit-terms.server.ts'

/**
 * The donor agrees to be debited, in the words the page showed, and pays the first time now: that payment saves the
 * card. Answers the donation's public id. A repeat is the same donation while it is unpaid.
 */
export async function agreeToDebit(
  ctx: Ctx,
  { planId, words }: { planId: string; words: string },
): Promise<string> {
  const { plan, way, consent } = await agreedTerms(ctx, { planId, words, channel: 'card' })
  const [slug, contact] = await Promise.all([donatableSlugOf(ctx, plan), contactOf(ctx.db, plan)])
  if (!slug || !contact) throw new NothingToDonateTo()
  const publicId = await writeMandate(ctx, plan, { ...way, consent })
  await startDonation(ctx, {
    id: publicId,
    campaignSlug: slug,
    amount: rupiah(plan.amount ?? 0),
    ...planDonor(plan, contact),
  })
  return publicId
}

type TermsShown = { planId: string; words: string; channel: string }

/** The terms as the page showed them, where they still hold. */
export async function agreedTerms(ctx: Ctx, { planId, words, channel }: TermsShown) {
  const plan = await findPlan(ctx.db, planId)
  if (!plan) throw new PlanLinkNotValid()
  const way = debitWays(ctx, plan).find((each) => each.channel === channel)
  const consent = way && (await debitConsent(ctx, plan, way))
  if (!way || !consent) throw new DebitNotOffered()
  if (consent !== words) throw new PlanMovedOn()
  return { plan, way, consent }
}

type Agreed = DebitWay & { consent: string }

async function writeMandate(ctx: Ctx, plan: RecurringPlan, agreed: Agreed): Promise<string> {
  const { id: planId, amount } = plan
  const earlier = await currentMandate(ctx.db, planId)
  await closeEarlier(ctx, earlier, earlier?.public_id === null ? null : amount)
  return inTransaction(ctx.db, async (tx) => {
    await lockPlan(tx, planId)
    const open = await currentMandate(tx, planId)
    if (open?.status === 'asked' && open.amount === amount && open.public_id) return open.public_id
    if (open && open.status !== 'ending') throw new PlanMovedOn()
    const publicId = ctx.newPublicId()
    await tx
      .insertInto('debit_mandate')
      .values({ ...askedMandate(ctx, plan, agreed), id: ctx.newId(), public_id: publicId })
      .execute()
    return publicId
  })
}

/** A mandate from the moment its words were agreed to. */
export function askedMandate(ctx: Ctx, { id, amount }: RecurringPlan, agreed: Agreed) {
  if (amount === null) throw new PlanMovedOn()
  const now = ctx.now()
  return {
    plan_id: id,
    provider: ctx.gateway.provider,
    method: agreed.method,
    channel: agreed.channel,
    status: 'asked' as const,
    amount,
    consent_version: CONSENT_VERSION,
    consent_text: agreed.consent,
    agreed_at: now,
    public_id: null,
    token: null,
    label: null,
    link_ref: null,
    check_at: null,
    release: null,
    ending_at: null,
    ended_for: null,
    ended_at: null,
    created_at: now,
    updated_at: now,
  }
}

/** A first payment that was cancelled, or was for another sum, saves nothing any more; nor does a wallet left unlinked. */
export async function closeEarlier(
  ctx: Ctx,
  earlier: Mandate | undefined,
  amount: number | null,
): Promise<void> {
  if (earlier?.status !== 'asked') return
  const { public_id: publicId } = earlier
  if (publicId === null) return leaveLink(ctx, earlier)
  const first = await findDonation(ctx.db, publicId)
  // Its card is being saved at this moment.
  if (first?.status === 'paid') return
  if (earlier.amount === amount && first?.status !== 'cancelled') return
  if (first) await cancelDonation(ctx, publicId)
  await inTransaction(ctx.db, async (tx) => {
    const mandate = await lockMandate(tx, earlier.id)
    if (mandate?.status !== 'asked' || mandate.token !== null) return
    await setMandate(ctx, tx, {
      id: mandate.id,
      status: 'ended',
      ended_for: 'unpaid',
      ended_at: ctx.now(),
    })
  })
}

async function leaveLink(ctx: Ctx, { id }: Mandate): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const mandate = await lockMandate(tx, id)
    if (mandate?.status !== 'asked') return
    await beginEnd(ctx, tx, { mandate, reason: 'not-linked' })
  })
}
