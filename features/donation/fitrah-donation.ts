import { account, donationIncome } from '#features/ledger/ledger.ts'
import { FitrahClosed } from '#features/zakat/errors.ts'
import { fitrahSeason } from '#features/zakat/fitrah-season.ts'
import type { Refusal } from '#platform/refusal.ts'
import type { Fund } from '#platform/db/schema-books.ts'

type Campaign = { fund: Fund; incomeAccount: string }

/** True for a campaign of zakat fitrah: the books have an account for it alone. */
export function isFitrah({ incomeAccount }: Pick<Campaign, 'incomeAccount'>): boolean {
  return incomeAccount === account.fitrahIncome
}

/** Why a campaign of zakat fitrah takes nothing now: its season is not there. On the morning of Idulfitri donations are still taken, as sedekah. */
export function fitrahRefusal(campaign: Campaign, now: Date): Refusal | undefined {
  if (!isFitrah(campaign)) return undefined
  const season = fitrahSeason(now)
  return season.state === 'closed' || season.state === 'unknown'
    ? new FitrahClosed(season)
    : undefined
}

/**
 * The fund of a donation that arrives at a moment. Zakat fitrah is what comes before the prayer of Idulfitri; what comes
 * after it is one of the sedekah (hadith of Ibn Abbas, Abu Dawud 1609), so it goes to infak that is not bound.
 */
export function fundAt({ fund, incomeAccount }: Campaign, at: Date): Fund {
  if (fund !== 'Z' || !isFitrah({ incomeAccount })) return fund
  return fitrahSeason(at).state === 'open' ? fund : 'IU'
}

/** The account a donation of this fund is income of: its campaign's own, unless it came too late to be of the campaign's fund. */
export function incomeAccountIn(fund: Fund, { incomeAccount }: Pick<Campaign, 'incomeAccount'>) {
  const accounts = donationIncome[fund]
  return accounts.includes(incomeAccount) ? incomeAccount : (accounts[0] ?? incomeAccount)
}

/** Whom a donation may name beside its donor: those a fitrah is paid for, or the one a wakaf is given for. */
export type NamesFor = 'muzaki' | 'wakif'

/** Whom a donation of this fund to this campaign may name; undefined for most. */
export function namesFor({ fund, incomeAccount }: Campaign): NamesFor | undefined {
  if (fund === 'W') return 'wakif'
  return fund === 'Z' && isFitrah({ incomeAccount }) ? 'muzaki' : undefined
}

/** What is said to who gives to zakat fitrah too late; undefined for every other donation. */
export function lateFitrahWords({ fund, incomeAccount }: Campaign): string | undefined {
  if (fund === 'Z' || !isFitrah({ incomeAccount })) return undefined
  return 'Salat Idulfitri sudah ditunaikan, sehingga dana ini dicatat sebagai sedekah (infak umum), bukan zakat fitrah.'
}
