import type { ChargeMethod, PaymentMethod } from '#platform/db/schema.ts'
import type { Rupiah } from '#platform/money/money.ts'

/**
 * One way to pay through a channel, as numbered steps. fillSteps replaces {kode}, {jumlah}, {merchant} and
 * {perusahaan}.
 */
export type Guide = { title: string; steps: string[] }

export type Channel<M extends ChargeMethod = PaymentMethod> = {
  method: M
  channel: string
  name: string
  /** The short name of the bank or store, drawn in place of a logo. */
  mark: string
  /** The bank code for a transfer from another bank. */
  bankCode?: string
  /** The payer enters this before the code (Mandiri bill payment). */
  billerCode?: string
  /** The donor's own number is asked before the payment is made. */
  needsPhone?: true
  minimum: Rupiah
  maximum: Rupiah
  guides: Guide[]
}

/** How long a code may be paid. It is sent explicitly, since providers' defaults range from 15 minutes to 31 years. */
export const lifetimeMinutes: Record<PaymentMethod, number> = {
  qris: 30,
  va: 24 * 60,
  retail: 48 * 60,
  ewallet: 30,
  card: 30,
  transfer: 24 * 60,
}
