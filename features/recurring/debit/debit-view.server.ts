import { mandateEndWords } from '#features/debit/mandate.ts'
import { newestMandate } from '#features/debit/mandates.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { RecurringPlan } from '../queries.server.ts'
import { debitConsent, debitWay } from './debit-terms.server.ts'

/** What the page of a plan says of its debits; the token and the card's number are nowhere in it. */
export async function debitView(ctx: Ctx, plan: RecurringPlan) {
  const mandate = await newestMandate(ctx.db, plan.id)
  const isFree = !mandate || mandate.status === 'asked' || mandate.status === 'ended'
  const words = isFree && debitWay(ctx, plan) ? await debitConsent(ctx, plan) : undefined
  const refused = await refusedDebit(ctx, plan.id)
  return {
    /** The words to agree to, where this plan can be debited here and is not yet. */
    offer: words ?? null,
    /** What was agreed to, and what has become of it. */
    agreed: mandate && {
      status: mandate.status,
      words: mandate.consent_text,
      day: dayOf(mandate.agreed_at),
      label: mandate.label,
      publicId: mandate.public_id,
      why: mandate.ended_for && mandateEndWords[mandate.ended_for],
    },
    /** The day on which a refused debit is tried again. */
    againOn: refused?.next_at ? dayOf(refused.next_at) : null,
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
