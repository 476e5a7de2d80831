import { cancelDonation } from '#features/checkout/cancel-donation.server.ts'
import { CONSENT_VERSION } from '#features/debit/mandate.ts'
import {
  type Mandate,
  lockMandate,
  openMandate,
  setMandate,
} from '#features/debit/mandates.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { DebitNotOffered, NothingToDonateTo, PlanLinkNotValid, PlanMovedOn } from '../errors.ts'
import { planDonor, openSlugOf } from '../pay-cycle.server.ts'
import { contactOf, findPlan, lockPlan, type RecurringPlan } from '../queries.server.ts'
import { debitConsent, debitWay } from './debit-terms.server.ts'

/**
 * The donor agrees to be debited, in the words the page showed, and pays the first time now: that payment saves the
 * card. Answers the donation's public id. A repeat is the same donation while it is unpaid.
 */
export async function agreeToDebit(
  ctx: Ctx,
  { planId, words }: { planId: string; words: string },
): Promise<string> {
  const plan = await findPlan(ctx.db, planId)
  if (!plan) throw new PlanLinkNotValid()
  const way = debitWay(ctx, plan)
  const consent = await debitConsent(ctx, plan)
  if (!way || !consent) throw new DebitNotOffered()
  if (consent !== words) throw new PlanMovedOn()
  const [slug, contact] = await Promise.all([openSlugOf(ctx, plan), contactOf(ctx.db, plan)])
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

type Agreed = { method: 'card'; channel: string; consent: string }

async function writeMandate(
  ctx: Ctx,
  { id: planId, amount }: RecurringPlan,
  { method, channel, consent }: Agreed,
): Promise<string> {
  await closeEarlier(ctx, await openMandate(ctx.db, planId), amount)
  return inTransaction(ctx.db, async (tx) => {
    await lockPlan(tx, planId)
    const open = await openMandate(tx, planId)
    if (open?.status === 'asked' && open.amount === amount) return open.public_id
    if (open || amount === null) throw new PlanMovedOn()
    const now = ctx.now()
    const publicId = ctx.newPublicId()
    await tx
      .insertInto('debit_mandate')
      .values({
        id: ctx.newId(),
        plan_id: planId,
        provider: ctx.gateway.provider,
        method,
        channel,
        status: 'asked',
        amount,
        consent_version: CONSENT_VERSION,
        consent_text: consent,
        agreed_at: now,
        public_id: publicId,
        token: null,
        label: null,
        ended_for: null,
        ended_at: null,
        created_at: now,
        updated_at: now,
      })
      .execute()
    return publicId
  })
}

/** A first payment that was cancelled, or was for another sum, saves nothing any more. */
async function closeEarlier(
  ctx: Ctx,
  earlier: Mandate | undefined,
  amount: number | null,
): Promise<void> {
  if (earlier?.status !== 'asked') return
  const first = await findDonation(ctx.db, earlier.public_id)
  if (earlier.amount === amount && first?.status !== 'cancelled') return
  if (first) await cancelDonation(ctx, earlier.public_id)
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
