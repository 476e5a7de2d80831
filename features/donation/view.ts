import { maskEmail, maskPhone } from '#platform/contact.ts'
import type { DonationBody } from './contract.ts'
import { type Donation, maskName, totalOf } from './donation.ts'

/** A donation for anyone who knows its id: names and contacts masked, no row ids. */
export function toPublicDonation(donation: Donation, now: Date): DonationBody {
  const { campaign, donorPhone, donorEmail } = donation
  return {
    id: donation.publicId,
    status: donation.status,
    amount: donation.amount,
    operational: donation.operational,
    total: totalOf(donation),
    campaign: { slug: campaign.slug, title: campaign.title },
    donor: {
      name: maskName(donation.donorName),
      phone: donorPhone === null ? null : maskPhone(donorPhone),
      email: donorEmail === null ? null : maskEmail(donorEmail),
      isAnonymous: donation.isAnonymous,
    },
    isLate: donation.isLate,
    createdAt: donation.createdAt.toISOString(),
    paidAt: donation.paidAt?.toISOString() ?? null,
    serverNow: now.toISOString(),
  }
}
