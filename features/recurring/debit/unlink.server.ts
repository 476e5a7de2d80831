import * as v from 'valibot'
import { cancelDonation } from '#features/checkout/cancel-donation.server.ts'
import {
  lockMandate,
  type Mandate,
  currentMandate,
  setMandate,
  tokenOf,
} from '#features/debit/mandates.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { lockPlan, setPlan } from '../queries.server.ts'
import { endedMandate, savedBy, tellMandate } from './mandate-token.server.ts'

/** Has the provider forget what it kept; until it says so, the plan is shown as being stopped. */
export const unlinkJob = defineJob(
  { name: 'recurring.unlink', lane: 'upkeep' },
  v.object({ mandateId: v.pipe(v.string(), v.uuid()) }),
  unlink,
)

class StillLinked extends Error {}

/** The provider has confirmed it, or our token was the only one and is gone. */
const templates = { confirmed: 'debit-berhenti', forgotten: 'debit-terhapus' } as const

async function unlink(ctx: Ctx, { mandateId }: { mandateId: string }): Promise<void> {
  const mandate = await ctx.db
    .selectFrom('debit_mandate')
    .selectAll()
    .where('id', '=', mandateId)
    .executeTakeFirst()
  if (mandate?.status !== 'ending') return
  const token = tokenOf(ctx, mandate) ?? (await tokenOfFirst(ctx, mandate))
  const isOther = mandate.provider !== ctx.gateway.provider
  if (isOther) ctx.log.warn('recurring.unlink-other', { mandateId, provider: mandate.provider })
  const answer = !isOther && token ? await ctx.gateway.unlink?.(token, mandate.method) : null
  if (answer === 'unknown' || answer === undefined) throw new StillLinked()
  // Nobody has allowed it yet, so nothing can be debited: its page ends by itself, and is asked again.
  if (answer === 'waiting') return
  const released = { unlinked: 'confirmed', forgotten: 'forgotten' } as const
  const release = answer && released[answer]
  const wasEnding = await inTransaction(ctx.db, async (tx) => {
    const plan = await lockPlan(tx, mandate.plan_id)
    const locked = await lockMandate(tx, mandateId)
    if (locked?.status !== 'ending') return false
    await setMandate(ctx, tx, { id: mandateId, ...endedMandate(ctx), release })
    const isStopped = mandate.ended_for === 'donor' || mandate.ended_for === 'staff'
    if (plan?.status !== 'ending') return isStopped
    if (await currentMandate(tx, plan.id)) return false
    await setPlan(ctx, tx, { id: plan.id, status: 'ended', ended_at: ctx.now() })
    return true
  })
  if (wasEnding && release) await tellMandate(ctx, mandate, { template: templates[release] })
}

/** A first payment that is still open is closed; one that came may have saved a card all the same. */
async function tokenOfFirst(ctx: Ctx, mandate: Mandate): Promise<string | undefined> {
  const { public_id: publicId } = mandate
  if (publicId === null) return undefined
  const before = await findDonation(ctx.db, publicId)
  const isOpen = before && ['awaiting_payment', 'expired'].includes(before.status)
  if (isOpen) await cancelDonation(ctx, publicId)
  if (!before || isOpen || before.status === 'cancelled') return undefined
  const saved = await savedBy(ctx, mandate, before)
  if (saved === 'later') throw new StillLinked()
  return saved?.token
}
