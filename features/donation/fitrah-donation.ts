import { account, donationIncome } from '#features/ledger/ledger.ts'
import { FitrahClosed, FitrahClosing } from '#features/zakat/errors.ts'
import { fitrahCodesEnd, fitrahSeason } from '#features/zakat/fitrah-season.ts'
import type { Refusal } from '#platform/refusal.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

type Campaign = { fund: Fund; incomeAccount: string }

/** True for a campaign of zakat fitrah, which has an account of its own in the books. */
export function isFitrah({ incomeAccount }: Pick<Campaign, 'incomeAccount'>): boolean {
  return incomeAccount === account.fitrahIncome
}

/**
 * Why a campaign of zakat fitrah takes nothing now: it is out of season, or in its last hour. After the prayer of
 * Idulfitri donations are taken again that day, as sedekah.
 */
export function fitrahRefusal(campaign: Campaign, now: Date): Refusal | undefined {
  if (!isFitrah(campaign)) return undefined
  const season = fitrahSeason(now)
  const isOut = season.state === 'closed' || season.state === 'unknown'
  return isOut ? new FitrahClosed(season) : fitrahCodeRefusal(campaign, now)
}

/** Why a donation to zakat fitrah gets no code to pay now: the last hour before the prayer. */
export function fitrahCodeRefusal(
  campaign: Pick<Campaign, 'incomeAccount'>,
  now: Date,
): Refusal | undefined {
  const isClosing = isFitrah(campaign) && fitrahSeason(now).state === 'closing'
  return isClosing ? new FitrahClosing() : undefined
}

/**
 * The fund of a donation that arrives at a moment. Zakat fitrah must come before the prayer of Idulfitri; later it is
 * sedekah (hadith of Ibn Abbas, Abu Dawud 1609) and goes to unrestricted infak.
 */
export function fundAt({ fund, incomeAccount }: Campaign, at: Date): Fund {
  if (fund !== 'Z' || !isFitrah({ incomeAccount })) return fund
  return inTime.includes(fitrahSeason(at).state) ? fund : 'IU'
}

const inTime: readonly string[] = ['open', 'closing']

/**
 * The income account of a donation of this fund: the campaign's own, unless the donation came too late for the
 * campaign's fund.
 */
export function incomeAccountIn(fund: Fund, { incomeAccount }: Pick<Campaign, 'incomeAccount'>) {
  const accounts = donationIncome[fund]
  return accounts.includes(incomeAccount) ? incomeAccount : (accounts[0] ?? incomeAccount)
}

/** When a code for this campaign must end; undefined for any other than zakat fitrah in its season. */
export function codesEnd(campaign: Pick<Campaign, 'incomeAccount'>, now: Date): Date | undefined {
  return isFitrah(campaign) ? fitrahCodesEnd(now) : undefined
}

/** Whom a donation may name besides its donor: the people a fitrah is paid for, or the one a wakaf is given for. */
export type NamesFor = 'muzaki' | 'wakif'

/** Whom a donation of this fund may name; undefined for most campaigns. */
export function namesFor({ fund, incomeAccount }: Campaign): NamesFor | undefined {
  if (fund === 'W') return 'wakif'
  return fund === 'Z' && isFitrah({ incomeAccount }) ? 'muzaki' : undefined
}

/** The notice for a donor who gives zakat fitrah too late; undefined for every other donation. */
export function lateFitrahWords({ fund, incomeAccount }: Campaign): string | undefined {
  if (fund === 'Z' || !isFitrah({ incomeAccount })) return undefined
  return 'Salat Idulfitri sudah ditunaikan, sehingga dana ini dicatat sebagai sedekah (infak tidak terikat), bukan zakat fitrah.'
}
