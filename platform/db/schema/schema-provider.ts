import type { Rupiah } from '#platform/money/money.ts'

export type SandboxRefundTable = {
  key: string
  provider_id: string
  amount: Rupiah
  created_at: Date
}

/** Every webhook as it came, before any check. */
export type PaymentEventTable = {
  provider: string
  event_key: string
  reference: string
  payment_id: string | null
  donation_id: string | null
  body: string
  received_at: Date
  processed_at: Date | null
  outcome: string | null
}
