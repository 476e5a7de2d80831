import { paidCharge } from '#features/charge/queries.server.ts'
import { meansFirst } from '#features/debit/mandate.ts'
import { type Mandate, tokenOf } from '#features/debit/mandates.server.ts'
import { meansOf } from '#features/debit/means.ts'
import type { Donation } from '#features/donation/donation.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { SavedToken } from '#platform/outside/payment/payment-gateway.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { planValues } from '../plan-link.server.ts'
import { contactOf, findPlan } from '../queries.server.ts'

/** How long an unpaid first payment, and a token that is told late, are waited for. */
export const PATIENCE_MS = 2 * DAY_MS

/** What the first payment has saved: a card is told by the provider, at times later than its payment. */
export async function savedBy(
  ctx: Ctx,
  mandate: Mandate,
  donation: Donation,
): Promise<SavedToken | 'later' | undefined> {
  const token = tokenOf(ctx, mandate)
  if (token) return { token, label: mandate.label }
  const charge = await paidCharge(ctx.db, donation.id)
  if (charge?.method !== mandate.method || mandate.provider !== ctx.gateway.provider) {
    return undefined
  }
  const { reference, provider_id: providerId } = charge
  const answer = await ctx.gateway.saved?.({ reference, providerId })
  if (answer?.kind === 'saved') return answer
  const waited = ctx.now().getTime() - (donation.paidAt ?? ctx.now()).getTime()
  return answer?.kind === 'unknown' || waited < PATIENCE_MS ? 'later' : undefined
}

/** A mandate that is over, and whose token is forgotten. */
export function endedMandate({ now }: Pick<Ctx, 'now'>) {
  return { status: 'ended' as const, token: null, check_at: null, ended_at: now() }
}

type MandateMessage = { template: string; values?: { hari: string } }

const beginsWithMeans = new Set(['debit-terhubung', 'debit-terhubung-jeda', 'debit-dilepas'])

/** Writes to the donor of a mandate, by the book. */
export async function tellMandate(
  ctx: Ctx,
  { id, plan_id, method, channel }: Mandate,
  { template, values }: MandateMessage,
): Promise<void> {
  const plan = await findPlan(ctx.db, plan_id)
  const contact = plan && (await contactOf(ctx.db, plan))
  if (!plan || !contact) return
  const means = meansOf({ method, channel })
  await sendTemplate(ctx, {
    event: `mandate ${id} ${template}`,
    template,
    to: { [plan.via]: contact },
    values: {
      ...(await planValues(ctx, plan)),
      sarana: beginsWithMeans.has(template) ? meansFirst(means) : means,
      ...values,
    },
  })
  ctx.wake()
}
