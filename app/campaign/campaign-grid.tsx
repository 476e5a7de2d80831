import { CampaignCard, type CardView } from './campaign-card.tsx'

type Props = { campaigns: CardView[]; heading?: 'h2' | 'h3' }

/** Campaigns one under another on a phone, two or three abreast where there is room. */
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
