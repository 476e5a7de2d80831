import {
  lockMandate,
  type Mandate,
  sealToken,
  setMandate,
} from '#features/debit/mandates.server.ts'
import type { Donation } from '#features/donation/donation.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { SavedToken } from '#platform/outside/payment/payment-gateway.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { lockPlan, rhythmOf, setPlan } from '../queries.server.ts'
import { nextOccurrence } from '../rhythm.ts'

type Activating = { mandate: Mandate; donation: Donation; saved: SavedToken }

/** From now on it is debited; what was paid is the time it was paid for. Answers when it comes next. */
export async function activateMandate(
  ctx: Ctx,
  tx: Tx,
  { mandate: { id, plan_id }, donation, saved }: Activating,
): Promise<Date | undefined> {
  const plan = await lockPlan(tx, plan_id)
  const mandate = await lockMandate(tx, id)
  if (!plan || mandate?.status !== 'asked') return undefined
  const token = sealToken(ctx, id, saved.token)
  const isRunning = plan.status === 'active' || plan.status === 'paused'
  if (!isRunning) {
    await setMandate(ctx, tx, { id, token, label: saved.label })
    return undefined
  }
  await setMandate(ctx, tx, { id, token, label: saved.label, status: 'active' })
  const next = await bookFirst(ctx, tx, { plan, mandate, donation })
  await setPlan(ctx, tx, { id: plan_id, way: 'debit', ...next })
  return next.next_at ?? undefined
}

type First = {
  plan: NonNullable<Awaited<ReturnType<typeof lockPlan>>>
  mandate: Mandate
  donation: Donation
}

/** The first payment is for the time that was due when it was agreed to, else for the one that comes next. */
async function bookFirst(ctx: Ctx, tx: Tx, { plan, mandate, donation }: First) {
  const paid = { public_id: donation.publicId, donation_id: donation.id }
  const due = await tx
    .selectFrom('recurring_cycle')
    .select('due_on')
    .where('plan_id', '=', plan.id)
    .where('status', '=', 'due')
    .where('public_id', 'is', null)
    .where('due_on', '>=', dayOf(mandate.agreed_at))
    .orderBy('due_on')
    .limit(1)
    .executeTakeFirst()
  if (due) {
    await tx
      .updateTable('recurring_cycle')
      .set(paid)
      .where('plan_id', '=', plan.id)
      .where('due_on', '=', due.due_on)
      .execute()
    return { next_at: plan.next_at }
  }
  if (!plan.next_at) return { next_at: null }
  const row = { plan_id: plan.id, due_on: dayOf(plan.next_at), due_at: plan.next_at }
  await tx
    .insertInto('recurring_cycle')
    .values({ ...row, status: 'due', ...paid, created_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const next = nextOccurrence(rhythmOf(plan), plan.next_at, [])
  if (next) return { next_at: next }
  const over = { status: 'ended' as const, ended_for: 'finished' as const, ended_at: ctx.now() }
  return { next_at: null, ...over }
}
