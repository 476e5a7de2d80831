import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/connect.server.ts'
import type { ChargeAnswer, ChargeRef, NewCharge, SavedAnswer } from '../payment/payment-gateway.ts'
import {
  enterCharge,
  isTurnedOn,
  lookUpCharge,
  takeSwitch,
  TIMEOUT_NEXT,
} from './sandbox-book.server.ts'
import { sandboxId } from './sandbox-codes.ts'
import { SANDBOX_MERCHANT } from './sandbox-qris.ts'

type Parts = { db: Db; now(): Date }

/** The next debit is refused: for now, or for good. */
export const SANDBOX_REFUSALS = {
  'refuse-next': 'INSUFFICIENT_BALANCE',
  'refuse-for-good-next': 'CARD_EXPIRED',
} as const

/** The token of a card that paid; the same payment always gives the same one. */
export async function savedCard({ db, now }: Parts, by: ChargeRef): Promise<SavedAnswer> {
  const charge = await lookUpCharge(db, by, now())
  if (charge?.status !== 'paid' || charge.method !== 'card') return { kind: 'none' }
  const digest = createHash('sha256').update(`token ${charge.reference}`).digest('hex')
  return { kind: 'saved', token: `sbx_tok_${digest.slice(0, 20)}`, label: '1111' }
}

/** A debit is paid at once, or refused as a switch says; the same reference is the same debit. */
export async function debitCard(
  { db, now }: Parts,
  order: NewCharge & { token: string },
): Promise<ChargeAnswer> {
  const { reference, method, channel, amount, token, expiresAt } = order
  const by = { reference, providerId: sandboxId(reference) }
  const earlier = await lookUpCharge(db, by, now())
  if (!earlier) {
    if (await isTurnedOn(db, `gone ${token}`)) return { kind: 'rejected', code: 'INVALID_TOKEN' }
    for (const [name, code] of Object.entries(SANDBOX_REFUSALS)) {
      if (await takeSwitch(db, name)) return { kind: 'rejected', code }
    }
  }
  const charge = await enterCharge(db, {
    provider_id: by.providerId,
    reference,
    method,
    channel,
    amount,
    currency: 'IDR',
    status: 'paid',
    paid_amount: amount,
    paid_at: now(),
    captures: 1,
    instruction: { merchant: SANDBOX_MERCHANT },
    expires_at: expiresAt,
    created_at: now(),
  })
  if (await takeSwitch(db, TIMEOUT_NEXT)) return { kind: 'unknown', cause: 'timeout' }
  const { provider_id: providerId, instruction, expires_at } = charge
  return { kind: 'created', providerId, instruction, expiresAt: expires_at }
}
