import type { CardView } from './campaign-card.tsx'
import { CampaignPicture } from './campaign-picture.tsx'
import { Organizer } from './campaign-card.tsx'

type Props = {
  campaign: Pick<CardView, 'slug' | 'title' | 'organizer' | 'isVerified' | 'cover' | 'photo'>
}

/** The campaign that a donor is about to support, as one line with its picture. */
export function DonationTarget({ campaign }: Props) {
  return (
    <div className="flex items-center gap-3">
      <CampaignPicture
        campaign={campaign}
        isHead
        hasTravellingCover={false}
        sizes="(min-width: 64rem) 7rem, 5rem"
        className="aspect-[4/3] w-20! shrink-0 rounded-field lg:w-28!"
      />
      <div className="grid min-w-0 gap-0.5">
        <p className="leading-snug font-bold lg:text-lg">{campaign.title}</p>
        <Organizer name={campaign.organizer} isVerified={campaign.isVerified} />
      </div>
    </div>
  )
}
