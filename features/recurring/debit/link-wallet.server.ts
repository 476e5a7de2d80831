import { linkRef, currentMandate, sealToken } from '#features/debit/mandates.server.ts'
import { meansOf, linkPlaceOf } from '#features/debit/means.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { LinkNotMade, NothingToDonateTo, NumberMissing, PlanMovedOn } from '../errors.ts'
import { planPath } from '#features/recurring/plan-link.server.ts'
import { contactOf, lockPlan } from '../queries.server.ts'
import { agreedTerms, askedMandate, closeEarlier } from './agree-debit.server.ts'

type LinkWish = { planId: string; words: string; channel: string; phone?: string | undefined }

/**
 * The donor agrees to be debited from a wallet or an account, in the words the page showed. Answers the page on which
 * they allow it; nothing is debited before the provider itself says that they did. Each press is another link.
 */
export async function linkWallet(
  ctx: Ctx,
  wish: LinkWish,
): Promise<{ page: string; means: string; place: string }> {
  const { plan, way, consent } = await agreedTerms(ctx, wish)
  const { phone } = wish
  if (!way.links) throw new LinkNotMade()
  if (way.needsPhone && !phone) throw new NumberMissing()
  if (!(await contactOf(ctx.db, plan))) throw new NothingToDonateTo()
  await closeEarlier(ctx, await currentMandate(ctx.db, plan.id), null)
  const id = ctx.newId()
  const answer = await ctx.gateway.link?.({
    owner: id,
    channel: way.channel,
    returnUrl: `${ctx.config.origin}${planPath(ctx.config, plan.id)}?kabar=tautan`,
    ...(phone && { phone }),
  })
  if (answer?.kind !== 'linking') {
    const why = answer?.kind === 'rejected' ? answer.code : answer?.cause
    ctx.log.warn('recurring.link-refused', { planId: plan.id, channel: way.channel, why })
    throw new LinkNotMade()
  }
  const { token, page } = answer
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockPlan(tx, plan.id)
    const open = await currentMandate(tx, plan.id)
    const isSame = locked?.status === 'active' && locked.amount === plan.amount
    if (!isSame || (open && open.status !== 'ending')) throw new PlanMovedOn()
    await tx
      .insertInto('debit_mandate')
      .values({
        ...askedMandate(ctx, plan, { ...way, consent }),
        id,
        token: sealToken(ctx, id, token),
        label: phone?.slice(-4) ?? null,
        link_ref: linkRef(token),
        check_at: ctx.now(),
      })
      .execute()
  })
  return { page, means: meansOf(way), place: linkPlaceOf(way) }
}
