import type { Fund } from '#platform/db/schema-books.ts'

/**
 * The funds the amil may take a share of, the cap per thousand rupiah, and the accounts used (charity.md §4.1, D7).
 */
export const amilShares = {
  Z: { perMille: 125, spent: '5130', income: '4410' },
  IT: { perMille: 200, spent: '5230', income: '4420' },
  IU: { perMille: 200, spent: '5230', income: '4420' },
} as const

export type SharedFund = keyof typeof amilShares

/** True for a fund the amil may take a share of. */
export function isShared(fund: Fund): fund is SharedFund {
  return fund in amilShares
}

/** What a fund received less returns, what the amil took of it, and what was passed on or promised to people. */
export type Received = { eligible: number; taken: number; passedOn?: number }

/**
 * What the amil may still take of everything ever received. It is rounded down once, on the sum, so that no rounding
 * passes the cap; money that reached people is excluded. Negative when donations were returned after their share was
 * taken: then that much goes back.
 */
export function amilShareDue(
  fund: SharedFund,
  { eligible, taken, passedOn = 0 }: Received,
): number {
  const cap = (BigInt(Math.max(0, eligible)) * BigInt(amilShares[fund].perMille)) / 1000n
  const due = Number(cap) - taken
  return due <= 0 ? due : Math.max(0, Math.min(due, eligible - taken - passedOn))
}

/**
 * The most the amil takes of one donation in whole rupiah, with its per mille, so that the screen promises what the
 * books do. Undefined for a fund without a share.
 */
export function amilShareOf(
  fund: Fund,
  amount: number,
): { perMille: number; most: number } | undefined {
  if (!isShared(fund)) return undefined
  const { perMille } = amilShares[fund]
  return { perMille, most: amilShareDue(fund, { eligible: amount, taken: 0 }) }
}
