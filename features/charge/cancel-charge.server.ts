import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { CancelAnswer } from '#platform/outside/payment/payment-gateway.ts'
import { nextChargeState } from './charge.ts'
import { type Charge, changeCharge, lockCharge } from './queries.server.ts'

/** Asks the provider to close a code, and stores that it is closed. Any other answer changes nothing here. */
export async function cancelCharge(ctx: Ctx, charge: Charge): Promise<CancelAnswer> {
  const { reference, provider_id: providerId, payments, amount, expires_at: expiresAt } = charge
  // Nobody but us knows of a transfer that has not come; its sum rests, and later money is judged like late money.
  const isDebit = charge.mandate_id !== null
  const answer =
    charge.method === 'transfer'
      ? 'cancelled'
      : await ctx.gateway.cancel({ reference, providerId, payments, amount, expiresAt, isDebit })
  if (answer !== 'cancelled') return answer
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockCharge(tx, charge)
    const status = nextChargeState(locked.status, { status: 'cancelled' })
    await changeCharge(tx, locked, { status, updated_at: ctx.now() })
  })
  return answer
}
