import { LinkButton } from '#app/ui/button.tsx'
import { isNounForPlans } from '#features/campaign/nouns.ts'
import type { DonationCampaign } from './donation.ts'

type Props = { campaign: DonationCampaign; sum: number | undefined }

/** Leads to the form of a plan, with the programme and the sum that is chosen here. */
export function MakeRecurring({ campaign, sum }: Props) {
  if (!isNounForPlans(campaign.noun)) return null
  const nominal = sum ? `&nominal=${sum}` : ''
  return (
    <LinkButton
      to={`/donasi-rutin?program=${campaign.slug}${nominal}`}
      look="quiet"
      className="justify-self-start"
    >
      Jadikan rutin
    </LinkButton>
  )
}
