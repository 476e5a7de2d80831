import {
  beginEnd,
  linkRef,
  lockMandate,
  type Mandate,
  sealToken,
  setMandate,
  tokenOf,
} from '#features/debit/mandates.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { DAY_MS, dayOf, formatDay } from '#platform/time/jakarta.ts'
import type { SavedToken } from '#platform/outside/payment/payment-gateway.ts'
import { lockPlan, setPlan } from '../queries.server.ts'
import { endDebits } from './follow-debits.server.ts'
import { tellMandate } from './mandate-token.server.ts'

/** How long a wallet's page is waited for; the providers close theirs within the hour. */
const PATIENCE_MS = 2 * 3_600_000
const SOON_MS = 30_000
const LATER_MS = 600_000

/** Asks the provider what has become of a link, and nothing else decides: a webhook only says when to ask. */
export async function followLink(ctx: Ctx, mandate: Mandate): Promise<void> {
  const token = tokenOf(ctx, mandate)
  if (!token || mandate.provider !== ctx.gateway.provider) return leave(ctx, mandate)
  const state = await ctx.gateway.linked?.(token)
  if (state?.kind === 'linked') return begin(ctx, mandate, state)
  if (state?.kind === 'gone') return end(ctx, mandate)
  const waited = ctx.now().getTime() - mandate.agreed_at.getTime()
  if (mandate.status === 'asked' && waited > PATIENCE_MS) return end(ctx, mandate)
  await askAgain(ctx, mandate, mandate.status === 'asked' ? SOON_MS : LATER_MS)
}

/** Of a provider that is not set up here any more nothing is heard: what nobody has allowed is over. */
async function leave(ctx: Ctx, mandate: Mandate): Promise<void> {
  if (mandate.status === 'asked') return end(ctx, mandate)
  await askAgain(ctx, mandate, DAY_MS)
}

async function askAgain(ctx: Ctx, { id }: Mandate, ms: number): Promise<void> {
  await ctx.db
    .updateTable('debit_mandate')
    .set({ check_at: new Date(ctx.now().getTime() + ms) })
    .where('id', '=', id)
    .where('status', 'in', ['asked', 'active'])
    .execute()
}

/** From now on it is debited, from the next time on, of which its donor is told like of any other. */
async function begin(ctx: Ctx, mandate: Mandate, saved: SavedToken): Promise<void> {
  if (mandate.status === 'active') return askAgain(ctx, mandate, DAY_MS)
  const { id, plan_id } = mandate
  const next = await inTransaction(ctx.db, async (tx) => {
    const plan = await lockPlan(tx, plan_id)
    const locked = await lockMandate(tx, id)
    if (locked?.status !== 'asked') return undefined
    if (plan?.status !== 'active' && plan?.status !== 'paused') return undefined
    await setMandate(ctx, tx, {
      id,
      status: 'active',
      token: sealToken(ctx, id, saved.token),
      label: saved.label ?? locked.label,
      link_ref: linkRef(saved.token),
      check_at: new Date(ctx.now().getTime() + DAY_MS),
    })
    await setPlan(ctx, tx, { id: plan_id, way: 'debit' })
    return { day: plan.next_at && dayOf(plan.next_at) }
  })
  if (!next) return
  const nextDay = next.day
    ? { template: 'debit-terhubung', values: { hari: formatDay(next.day) } }
    : { template: 'debit-terhubung-jeda' }
  await tellMandate(ctx, mandate, nextDay)
}

/** One that was never allowed is left; one that was taken back ends the debits of its plan, and leaves reminders. */
async function end(ctx: Ctx, { id, plan_id, ...mandate }: Mandate): Promise<void> {
  const wasActive = await inTransaction(ctx.db, async (tx) => {
    await lockPlan(tx, plan_id)
    const locked = await lockMandate(tx, id)
    if (locked?.status === 'asked') {
      await beginEnd(ctx, tx, { mandate: locked, reason: 'not-linked' })
      return false
    }
    if (locked?.status !== 'active') return false
    await endDebits(ctx, tx, { debit: { plan_id, mandate_id: id }, reason: 'unlinked' })
    return true
  })
  if (wasActive) await tellMandate(ctx, { id, plan_id, ...mandate }, { template: 'debit-dilepas' })
}
