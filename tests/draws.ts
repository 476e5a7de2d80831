/** The tests that draw random orders of money. */
export const ordersOfMoney: readonly string[] = [
  'features/payment/settle-mixtures.db.test.ts',
  'features/payment/suspense.db.test.ts',
  'features/ledger/pair-sums.db.test.ts',
  'features/payment/second-payments.db.test.ts',
  'features/refund/refund-part-walk.db.test.ts',
  'features/books/books-hold.db.test.ts',
  'features/books/amil-policy.db.test.ts',
  'features/books/close-period.db.test.ts',
  'features/books/free-money.db.test.ts',
  'features/statements/year/ties.db.test.ts',
  'features/bank-statement/day-view.db.test.ts',
  'features/transfer/transfer.db.test.ts',
  'features/voucher/random-vouchers.db.test.ts',
]

const TIMES = Number(process.env.DRAWS ?? 1)

/**
 * For tests that draw random orders of money: how many draws a push has for them. `npm test -- orders`
 * sets DRAWS, and it is that many times as much.
 */
export function drawn(atAPush: number): number {
  return atAPush * TIMES
}

/** The seeds of months and weeks that a test makes up by a generator of its own: one at a push. */
export function drawnSeeds(): number[] {
  return Array.from({ length: TIMES }, (_, n) => n + 1)
}
