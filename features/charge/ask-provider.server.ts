import { savingFor, tokenToDebit } from '#features/debit/mandates.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { ChargeAnswer } from '#platform/outside/payment/payment-gateway.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { nextChargeState } from './charge.ts'
import { type Charge, changeCharge, lockCharge } from './queries.server.ts'
import { notifyWatchers } from './status-watch.server.ts'
import { isOffline } from '#platform/outside/payment/own-account.ts'

/**
 * Asks the provider for the code of a written charge and stores the answer. Safe to repeat: the reference makes it
 * the same charge there. Without an answer it stays 'unknown', which never counts as a refusal (F4).
 */
export async function askProvider(ctx: Ctx, charge: Charge): Promise<Charge> {
  const { reference, method, channel, amount, expires_at: expiresAt } = charge
  if (isOffline(method))
    throw new Error(`charge ${reference} is ${method}, which no provider knows`)
  const token = charge.mandate_id ? await tokenToDebit(ctx, charge.mandate_id) : undefined
  // Its donor has stopped it: what was not asked for before is not asked for now.
  if (charge.mandate_id && !token) return stopped(ctx, charge)
  const screen = method === 'card' ? 'checkout-card' : 'checkout-ewallet'
  const isElsewhere = method === 'ewallet' || method === 'card' || method === 'direct_debit'
  const wallet = isElsewhere && walletFacts(ctx, charge, screen)
  const order = {
    reference,
    method,
    channel,
    amount,
    expiresAt,
    description: `Donasi ${reference}`,
    ...wallet,
    token,
    saves: method === 'card' && !token ? await savingFor(ctx.db, publicIdOf(reference)) : undefined,
  }
  const answer = await ctx.gateway.create(order)
  if (answer.kind !== 'created') {
    const why = answer.kind === 'rejected' ? answer.code : answer.cause
    ctx.log.warn('payment.create', { reference, answer: answer.kind, why })
  }
  const after = await inTransaction(ctx.db, async (tx) => {
    const locked = await lockCharge(tx, charge)
    return changeCharge(tx, locked, { ...merge(locked, answer), updated_at: ctx.now() })
  })
  notifyWatchers(publicIdOf(reference))
  return after
}

/** Closes a debit that nobody asked the provider for; one that may have been asked for waits for what is heard of it. */
async function stopped(ctx: Ctx, charge: Charge): Promise<Charge> {
  if (charge.status !== 'creating') return charge
  return inTransaction(ctx.db, async (tx) => {
    const locked = await lockCharge(tx, charge)
    if (locked.status !== 'creating') return locked
    const change = { status: 'failed' as const, failure: 'STOPPED', updated_at: ctx.now() }
    return changeCharge(tx, locked, change)
  })
}

/** A wallet, or the page for a card, sends the donor back to the code's own screen, which asks what has become of the payment. */
function walletFacts({ config }: Ctx, { reference, payer_phone }: Charge, screen: string) {
  return {
    returnUrl: `${config.origin}/${screen}/${publicIdOf(reference)}?kembali=1`,
    ...(payer_phone && { payerPhone: payer_phone }),
  }
}

/** A reference is the donation's public id and the number of the attempt. */
export function publicIdOf(reference: string): string {
  return reference.slice(0, reference.lastIndexOf('-'))
}

/** True for a reference in our format. Other payments on a shared account belong to another application. */
export function isOurReference(reference: string): boolean {
  return /-[1-9]\d{0,4}$/.test(reference) && isPublicId(publicIdOf(reference))
}

/** A webhook may arrive before the answer (F3): then the answer fills only empty fields. */
function merge(charge: Charge, answer: ChargeAnswer): Partial<Parameters<typeof changeCharge>[2]> {
  const { status, provider_id, instruction } = charge
  if (answer.kind === 'created') {
    return {
      status: nextChargeState(status, { status: 'pending' }),
      provider_id: provider_id ?? answer.providerId,
      instruction: JSON.stringify(instruction ?? answer.instruction),
      expires_at: answer.expiresAt,
      failure: null,
    }
  }
  const isOpen = status === 'creating' || status === 'unknown'
  if (!isOpen) return {}
  return answer.kind === 'rejected'
    ? { status: 'failed', failure: answer.code }
    : { status: 'unknown', failure: answer.cause.slice(0, 200) }
}
