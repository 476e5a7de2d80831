import { unitWords } from '#features/wakaf/wakaf.ts'
import type { MyDonationBody } from './contract.ts'
import type { MyDonation } from './my-donation.ts'

/** A donation for the wire, with links to what can be done next. */
export function toBody(donation: MyDonation): MyDonationBody {
  const { id, papers: printed, campaign, units, createdAt, paidAt, ...rest } = donation
  const urls = { kuitansi: `/kuitansi/${id}.pdf`, bsz: `/kuitansi/${id}/bsz.pdf` }
  return {
    ...rest,
    id,
    campaign,
    units: units && unitWords(units),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    receipts: printed.map((paper) => ({ ...paper, url: urls[paper.kind] })),
    paymentUrl: donation.status === 'awaiting_payment' ? `/payment/${id}` : null,
    repeatUrl: `/donasi-sekarang/${campaign.slug}?${units?.count ? `jumlah=${units.count}` : `nominal=${donation.amount}`}`,
  }
}
