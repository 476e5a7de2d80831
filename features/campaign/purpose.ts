import { donationIncome } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/**
 * What a campaign collects, by the account its donations are booked to: the account decides the fund, so that
 * restricted money never lands in another (charity.md §4.4). Infak operasional and nonhalal money have no campaigns.
 */
export const campaignPurposes = {
  '4210': 'Donasi untuk satu tujuan (infak terikat)',
  '4220': 'Sedekah umum (infak tidak terikat)',
  '4110': 'Zakat maal',
  '4120': 'Zakat fitrah',
  '4130': 'Zakat penghasilan',
  '4140': 'Zakat badan usaha',
  '4300': 'Wakaf',
  '4510': 'Fidyah',
  '4520': 'Kafarat',
  '4530': 'Nazar',
  '4540': 'Qurban',
} as const satisfies Record<string, string>

export type CampaignPurpose = keyof typeof campaignPurposes

export const purposeCodes = Object.keys(campaignPurposes) as [CampaignPurpose, ...CampaignPurpose[]]

/** The fund of an income account. */
export function fundOfPurpose(code: CampaignPurpose): Fund {
  const funds = Object.entries(donationIncome) as [Fund, readonly string[]][]
  const [fund] = funds.find(([, accounts]) => accounts.includes(code)) ?? []
  if (!fund) throw new Error(`no fund has the income account ${code}`)
  return fund
}
