import type { AmilBasis, Fund } from '#platform/db/schema/schema-books.ts'

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

/**
 * What a share may rest on, with the most the law allows of it: one asnaf of eight (Perbaznas 1/2016), a fifth of infak
 * (Perbaznas 1/2016), a tenth under a PUB permit (PP 29/1980, article 6).
 */
export const amilBases: Readonly<
  Record<AmilBasis, { name: string; perMille: number; funds: readonly SharedFund[] }>
> = {
  zakat: {
    name: 'Zakat: paling banyak 12,5% (Perbaznas 1/2016)',
    perMille: amilShares.Z.perMille,
    funds: ['Z'],
  },
  infak: {
    name: 'Infak: paling banyak 20% (Perbaznas 1/2016)',
    perMille: amilShares.IU.perMille,
    funds: ['IT', 'IU'],
  },
  pub: {
    name: 'Izin PUB: paling banyak 10% (PP 29/1980 pasal 6)',
    perMille: 100,
    funds: ['IT', 'IU'],
  },
  waived: { name: 'Tidak diambil: 0%', perMille: 0, funds: ['Z', 'IT', 'IU'] },
}

/** True for a rate that the law allows this fund on this basis. */
export function isLawful(share: { fund: SharedFund; perMille: number; basis: AmilBasis }): boolean {
  const { perMille, funds } = amilBases[share.basis]
  return funds.includes(share.fund) && share.perMille >= 0 && share.perMille <= perMille
}

/**
 * What a fund received less returns, what the amil took of it, what was passed on or promised to people, and what the
 * policies in force on the days of the donations entitle it to (the law's cap when it is not said).
 */
export type Received = { eligible: number; taken: number; passedOn?: number; entitled?: number }

/**
 * What the amil may still take of everything ever received. It is rounded down once, on the sum, so that no rounding
 * passes the cap; money that reached people is excluded. Negative when donations were returned after their share was
 * taken: then that much goes back.
 */
export function amilShareDue(
  fund: SharedFund,
  { eligible, taken, passedOn = 0, entitled = Number.POSITIVE_INFINITY }: Received,
): number {
  const cap = (BigInt(Math.max(0, eligible)) * BigInt(amilShares[fund].perMille)) / 1000n
  const due = Math.min(Number(cap), entitled) - taken
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
