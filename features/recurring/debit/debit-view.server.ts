import { mandateEndWords } from '#features/debit/mandate.ts'
import { type Mandate, newestMandate } from '#features/debit/mandates.server.ts'
import { meansOf, linkPlaceOf } from '#features/debit/means.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { RecurringPlan } from '../queries.server.ts'
import { decidedDebits, UNANSWERED } from './debits.server.ts'
import { debitConsent, debitWays } from './debit-terms.server.ts'

/** What the page of a plan says of its debits; the token and the card's number are nowhere in it. */
export async function debitView(ctx: Ctx, plan: RecurringPlan) {
  const mandate = await newestMandate(ctx.db, plan.id)
  const isFree = !mandate || mandate.status === 'asked' || mandate.status === 'ended'
  const refused = await refusedDebit(ctx, plan.id)
  const [latest] = await decidedDebits(ctx.db, { planId: plan.id })
  return {
    /** The ways this plan can be debited here and is not yet, each with the words to agree to. */
    offers: isFree ? await offersFor(ctx, plan) : [],
    agreed: mandate ? agreedView(mandate) : undefined,
    /** The day on which a refused debit is tried again. */
    againOn: refused?.next_at ? dayOf(refused.next_at) : null,
    /** The latest one waited for a PIN or OTP that never came. */
    isUnanswered: latest?.refusal === UNANSWERED,
  }
}

async function offersFor(ctx: Ctx, plan: RecurringPlan) {
  const offers = []
  for (const way of debitWays(ctx, plan)) {
    const words = await debitConsent(ctx, plan, way)
    const { channel, links: isLinked = false, needsPhone = false } = way
    if (words) offers.push({ ...namesOf(way), channel, words, isLinked, needsPhone })
  }
  return offers
}

function namesOf(way: Parameters<typeof meansOf>[0]) {
  return { means: meansOf(way), place: linkPlaceOf(way) }
}

/** What was agreed to, and what has become of it. */
function agreedView(mandate: Mandate) {
  return {
    status: mandate.status,
    channel: mandate.channel,
    ...namesOf(mandate),
    words: mandate.consent_text,
    day: dayOf(mandate.agreed_at),
    label: mandate.label,
    /** The first payment, which saves the card; null where a wallet is linked. */
    publicId: mandate.public_id,
    why: mandate.ended_for && mandateEndWords[mandate.ended_for],
    /** The provider has no call that takes a card away: only our own token is gone. */
    isForgotten: mandate.release === 'forgotten',
  }
}

async function refusedDebit({ db }: Ctx, planId: string) {
  return db
    .selectFrom('recurring_debit')
    .select('next_at')
    .where('plan_id', '=', planId)
    .where('status', '=', 'told')
    .where('tries', '>', 0)
    .executeTakeFirst()
}
