import type { Db } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { findChannel, offersOf } from '../payment/channels.ts'
import type {
  CancelAnswer,
  ChargeAnswer,
  ChargeLookup,
  ChargeRef,
  LinkOrder,
  NewCharge,
  PaymentGateway,
  ProviderCharge,
  RefundAnswer,
  RefundOrder,
} from '../payment/payment-gateway.ts'
import {
  changeSandboxCharge,
  enterCharge,
  enterRefund,
  lookUpCharge,
  type SandboxCharge,
  takeSwitch,
  TIMEOUT_NEXT,
} from './sandbox-book.server.ts'
import { sandboxId, sandboxInstruction } from './sandbox-codes.ts'
import { debitCard, savedCard } from './sandbox-debits.server.ts'
import {
  findSandboxLink,
  openSandboxLink,
  sandboxLinks,
  unlinkSandbox,
} from './sandbox-links.server.ts'
import { type SandboxSigning, verifySandboxWebhook } from './sandbox-webhook.ts'

export type Sandbox = { db: Db; now(): Date; signing: SandboxSigning }

/** The offline provider behind the port. Its data is in tables of its own, as if in another company. */
export function openSandbox(sandbox: Sandbox): PaymentGateway {
  const { db, now } = sandbox
  async function create(order: NewCharge): Promise<ChargeAnswer> {
    const channel = findChannel(order.method, order.channel)
    if (!channel) return { kind: 'rejected', code: 'CHANNEL_UNKNOWN' }
    if (order.amount < channel.minimum || order.amount > channel.maximum) {
      return { kind: 'rejected', code: 'AMOUNT_OUT_OF_RANGE' }
    }
    if (order.token) return debitCard(sandbox, { ...order, token: order.token })
    const charge = await enterCharge(db, {
      provider_id: sandboxId(order.reference),
      reference: order.reference,
      method: order.method,
      channel: order.channel,
      amount: order.amount,
      currency: 'IDR',
      status: 'pending',
      paid_amount: null,
      paid_at: null,
      captures: 0,
      instruction: sandboxInstruction({ ...order, billerCode: channel.billerCode }),
      expires_at: order.expiresAt,
      created_at: now(),
    })
    if (await takeSwitch(db, TIMEOUT_NEXT)) return { kind: 'unknown', cause: 'timeout' }
    const { provider_id, instruction, expires_at } = charge
    return { kind: 'created', providerId: provider_id, instruction, expiresAt: expires_at }
  }

  async function find(by: Parameters<PaymentGateway['find']>[0]): Promise<ChargeLookup> {
    const charge = await lookUpCharge(db, by, now())
    return charge ? { kind: 'found', charge: toProviderCharge(charge) } : { kind: 'missing' }
  }

  async function cancel(by: Parameters<PaymentGateway['cancel']>[0]): Promise<CancelAnswer> {
    const charge = await lookUpCharge(db, by, now())
    if (!charge) return 'unknown'
    const { status } = await changeSandboxCharge(db, charge.provider_id, {
      from: 'pending',
      to: { status: 'cancelled' },
    })
    return status === 'paid' ? 'already_paid' : 'cancelled'
  }

  async function refund(order: RefundOrder): Promise<RefundAnswer> {
    const charge = await lookUpCharge(db, order, now())
    if (!charge) return { kind: 'rejected', code: 'CHARGE_UNKNOWN' }
    const { key, amount } = order
    const refund = { key, providerId: charge.provider_id, amount, at: now() }
    const isTaken = await enterRefund(db, refund)
    if (!isTaken) return { kind: 'rejected', code: 'NOT_REFUNDABLE' }
    if (await takeSwitch(db, TIMEOUT_NEXT)) return { kind: 'unknown', cause: 'timeout' }
    return { kind: 'refunded' }
  }

  return {
    provider: 'sandbox',
    refundable: ['qris', 'va', 'retail', 'ewallet', 'direct_debit'],
    ...debitsOf(sandbox),
    channels: () => offersOf(),
    create: (order) => create(order).catch(noAnswer),
    find: (by) => find(by).catch(noAnswer),
    cancel: (by) => cancel(by).catch(() => 'unknown' as const),
    refund: (order) => refund(order).catch(noAnswer),
    verifyWebhook: (rawBody, headers) => verifySandboxWebhook(rawBody, headers, sandbox.signing),
  }
}

function debitsOf(sandbox: Sandbox) {
  return {
    debits: [{ method: 'card' as const, channel: 'card' }, ...sandboxLinks],
    repeatsDebits: true,
    saved: (by: ChargeRef) => savedCard(sandbox, by).catch(noAnswer),
    link: (order: LinkOrder) => openSandboxLink(sandbox, order).catch(noAnswer),
    linked: (token: string) => findSandboxLink(sandbox, token).catch(noAnswer),
    unlink: (token: string) => unlinkSandbox(sandbox, token).catch(() => 'unknown' as const),
  }
}

function toProviderCharge(charge: SandboxCharge): ProviderCharge {
  return {
    providerId: charge.provider_id,
    reference: charge.reference,
    status: charge.status,
    currency: charge.currency,
    amount: rupiah(charge.amount),
    ...(charge.paid_amount !== null && { paidAmount: rupiah(charge.paid_amount) }),
    ...(charge.paid_at && { paidAt: charge.paid_at }),
    captures: charge.captures,
    instruction: charge.instruction,
    expiresAt: charge.expires_at,
  }
}

/** The port never throws because of the provider: here its database was out of reach. */
function noAnswer(cause: unknown): { kind: 'unknown'; cause: string } {
  return { kind: 'unknown', cause: cause instanceof Error ? cause.message : String(cause) }
}
