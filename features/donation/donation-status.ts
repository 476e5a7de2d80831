import type { DonationStatus } from '#platform/db/schema.ts'

/** Every state a donation can be in. */
export const donationStatuses = [
  'awaiting_payment',
  'paid',
  'expired',
  'cancelled',
  'refund_pending',
  'refund_sent',
  'refunded',
  'reversed',
] as const satisfies DonationStatus[]
