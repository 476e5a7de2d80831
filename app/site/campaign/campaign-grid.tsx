import { CampaignCard, type CardView } from './campaign-card.tsx'

type Props = { campaigns: CardView[]; heading?: 'h2' | 'h3' }

/** Campaigns in one column on a phone, in two or three columns on wider screens. */
export function CampaignGrid({ campaigns, heading = 'h2' }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {campaigns.map((campaign) => (
        <li key={campaign.slug}>
          <CampaignCard campaign={campaign} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
