import { consentWords } from '#features/debit/mandate.ts'
import { meansOf } from '#features/debit/means.ts'
import type { Ctx } from '#platform/context.ts'
import type { DebitMethod } from '#platform/db/schema/schema-member.ts'
import { rupiah } from '#platform/money/money.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { newestCycle, type RecurringPlan, rhythmOf } from '../queries.server.ts'
import { nextOccurrence, rhythmWords } from '../rhythm.ts'

/** `links`: the wallet or account is linked first, without a payment; else the first payment saves the card. */
export type DebitWay = {
  method: DebitMethod
  channel: string
  links?: true
  needsPhone?: true
}

/** What a plan may be debited by here and now. A fee each dawn would eat the donation. */
export function debitWays({ gateway }: Ctx, plan: RecurringPlan): DebitWay[] {
  const { amount, kind, status, paid_once } = plan
  const isOften = kind !== 'pekanan' && kind !== 'jumat' && kind !== 'bulanan'
  if (amount === null || isOften || status !== 'active' || paid_once !== null) return []
  const offers = gateway.channels(rupiah(amount))
  return (gateway.debits ?? []).filter(({ method, channel }) => {
    // An account is offered to nobody for one gift.
    const offer =
      method === 'direct_debit'
        ? findChannel(method, channel)
        : offers.find((each) => each.method === method && each.channel === channel)
    return offer && amount >= offer.minimum && amount <= offer.maximum
  })
}

/** The words that a donor agrees to for this plan as it is now; undefined where no debit would follow. */
export async function debitConsent(
  ctx: Ctx,
  plan: RecurringPlan,
  way: DebitWay,
): Promise<string | undefined> {
  if (plan.amount === null || !plan.next_at) return undefined
  // Today's payment by card is for the time that is due, else for the next one.
  const isNext = way.links || (await isDueNow(ctx, plan))
  const first = isNext ? plan.next_at : nextOccurrence(rhythmOf(plan), plan.next_at, [])
  if (!first) return undefined
  const campaign = plan.campaign_id
    ? await ctx.db
        .selectFrom('campaign')
        .select('title')
        .where('id', '=', plan.campaign_id)
        .executeTakeFirst()
    : undefined
  return consentWords({
    institution: ctx.config.institution.name,
    method: way.method,
    means: meansOf(way),
    amount: plan.amount,
    rhythm: rhythmWords(plan),
    programme: campaign?.title ?? 'program yang paling membutuhkan',
    firstDay: dayOf(first),
    lastDay: plan.last_day,
  })
}

/** Today's time is still to be paid. */
async function isDueNow(ctx: Ctx, plan: RecurringPlan): Promise<boolean> {
  const cycle = await newestCycle(ctx.db, plan.id)
  return cycle?.public_id === null && cycle.due_on === dayOf(ctx.now())
}
