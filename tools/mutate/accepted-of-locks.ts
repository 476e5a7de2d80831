import type { Accepted } from './mutants.ts'

/** Locks of rows behind another lock that everybody takes first; they stay for who may one day come another way. */
export const acceptedOfLocks: readonly Accepted[] = [
  {
    file: 'features/books/disburse.server.ts',
    context: 'const found = await tx',
    becomes: [
      "tx\n    .selectFrom('disbursement')\n    .selectAll()\n    .where('id', '=', id)\n    .where('status', '=', status)",
    ],
    why: 'whoever decides or pays a payout holds the lock of the books',
  },
  {
    file: 'features/payment/give-donor-bank.server.ts',
    context: 'const row = await tx',
    becomes: [
      "tx\n      .selectFrom('donor_bank')\n      .selectAll()\n      .where('id', '=', id)",
    ],
    why: 'whoever changes what a donor gave has locked the donation, as this does in the line before',
  },
  {
    file: 'features/payment/pay-refund.server.ts',
    context: 'const refund = await tx',
    becomes: [
      "tx\n    .selectFrom('refund')\n    .selectAll()\n    .where('donation_id', '=', donation.id)\n    .where('status', 'in', owedStatuses)",
    ],
    why: 'a refund that is owed changes under the lock of its donation, which the caller holds',
  },
  {
    file: 'features/payment/refund-rows.server.ts',
    context: 'const refund = await refunds(tx, of)',
    becomes: ["refunds(tx, of)\n    .where('status', 'in', statuses)"],
    why: 'people change refunds under the lock of the books, the provider under that of the donation',
  },
  {
    file: 'features/payment/taken-back.server.ts',
    context: 'return tx',
    becomes: [
      "tx\n    .selectFrom('refund_taken_back')\n    .selectAll()\n    .where('donation_id', '=', of.donation_id)\n    .where('return_id', '=', of.id)\n    .where('resolution', 'is', null)",
    ],
    why: 'both who settle what was returned twice hold the lock of the books',
  },
  {
    file: 'features/payment/allocate-suspense.server.ts',
    context: 'for (const id of named.toSorted((one, other) => one.localeCompare(other))) {',
    becomes: ['named'],
    why: 'only two decisions at once, each on the other one’s donation, would wait for each other',
  },
]
