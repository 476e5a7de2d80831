import { consentWords } from '#features/debit/mandate.ts'
import type { Ctx } from '#platform/context.ts'
import { rupiah } from '#platform/money/money.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { newestCycle, type RecurringPlan } from '../queries.server.ts'
import { nextOccurrence, rhythmWords } from '../rhythm.ts'
import { rhythmOf } from '../start-plan.server.ts'

const CARD = { method: 'card', channel: 'card' } as const

/** What a plan may be debited by here and now; undefined where it cannot. A fee each dawn would eat the donation. */
export function debitWay({ gateway }: Ctx, plan: RecurringPlan): typeof CARD | undefined {
  const { amount, kind, status, paid_once } = plan
  const isOften = kind !== 'pekanan' && kind !== 'jumat' && kind !== 'bulanan'
  if (amount === null || isOften || status !== 'active' || paid_once !== null) return undefined
  const isKept = gateway.debits?.some(({ method }) => method === CARD.method)
  const offer = gateway.channels(rupiah(amount)).find(({ method }) => method === CARD.method)
  return isKept && offer && amount >= offer.minimum && amount <= offer.maximum ? CARD : undefined
}

/** The words that a donor agrees to for this plan as it is now; undefined once no debit would follow today's payment. */
export async function debitConsent(ctx: Ctx, plan: RecurringPlan): Promise<string | undefined> {
  if (plan.amount === null || !plan.next_at) return undefined
  const first = (await isDueNow(ctx, plan))
    ? plan.next_at
    : nextOccurrence(rhythmOf(plan), plan.next_at, [])
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
    amount: plan.amount,
    rhythm: rhythmWords(plan),
    programme: campaign?.title ?? 'program yang paling membutuhkan',
    firstDay: dayOf(first),
    lastDay: plan.last_day,
  })
}

/** Today's time is still to be paid: the first payment is for it, else for the next one. */
async function isDueNow(ctx: Ctx, plan: RecurringPlan): Promise<boolean> {
  const cycle = await newestCycle(ctx.db, plan.id)
  return cycle?.public_id === null && cycle.due_on === dayOf(ctx.now())
}
