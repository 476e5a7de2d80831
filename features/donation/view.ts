import { impactBasis, impactWords } from '#features/campaign/impact.ts'
import { type Noun, nounOf } from '#features/campaign/nouns.ts'
import type { DonatedUnits } from '#features/wakaf/wakaf.ts'
import { maskEmail, maskPhone } from '#platform/text/contact.ts'
import type { DonationBody } from './contract.ts'
import { type Donation, maskName, totalOf } from './donation.ts'
import { fundAt } from './fitrah-donation.ts'

/** What a donation is called at its payment, or, unpaid, if it were paid now. */
export function nounAt({ fund, campaign, paidAt }: Donation, now: Date): Noun {
  const { incomeAccount } = campaign
  return nounOf({ fund: fundAt({ fund, incomeAccount }, paidAt ?? now), incomeAccount })
}

/** What the sum becomes, with the price it rests on; null where the campaign has no unit of its own. */
export function impactOf({ amount, campaign }: Pick<Donation, 'amount' | 'campaign'>) {
  const text = impactWords(amount, campaign.impact)
  return text && campaign.impact ? { text, basis: impactBasis(campaign.impact) } : null
}

/** A donation for anyone who knows its id: no row ids, names and contacts masked unless it is the reader's own. */
export function toPublicDonation(
  donation: Donation,
  { now, units, isOwn = false }: { now: Date; units: DonatedUnits | undefined; isOwn?: boolean },
): DonationBody {
  const { campaign, donorPhone, donorEmail } = donation
  return {
    id: donation.publicId,
    status: donation.status,
    amount: donation.amount,
    operational: donation.operational,
    total: totalOf(donation),
    noun: nounAt(donation, now),
    units: units ?? null,
    impact: impactOf(donation),
    campaign: { slug: campaign.slug, title: campaign.title },
    donor: {
      name: isOwn ? donation.donorName : maskName(donation.donorName),
      phone: donorPhone === null || isOwn ? donorPhone : maskPhone(donorPhone),
      email: donorEmail === null || isOwn ? donorEmail : maskEmail(donorEmail),
      isAnonymous: donation.isAnonymous,
    },
    isOwn,
    isLate: donation.isLate,
    createdAt: donation.createdAt.toISOString(),
    paidAt: donation.paidAt?.toISOString() ?? null,
    serverNow: now.toISOString(),
  }
}
