import type { CoverDesign } from '#platform/cover.ts'
import { Cover } from '#app/ui/cover.tsx'
import { Organizer } from './campaign-card.tsx'

type Props = {
  campaign: { title: string; organizer: string; isVerified: boolean; cover: CoverDesign }
}

/** The campaign that a donor is about to support, as one line with its picture. */
export function DonationTarget({ campaign }: Props) {
  return (
    <div className="flex items-center gap-3">
      <Cover
        cover={campaign.cover}
        label={`Ilustrasi program ${campaign.title}`}
        className="aspect-[4/3] w-20! shrink-0 rounded-field lg:w-28!"
      />
      <div className="grid min-w-0 gap-0.5">
        <p className="leading-snug font-bold lg:text-lg">{campaign.title}</p>
        <Organizer name={campaign.organizer} isVerified={campaign.isVerified} />
      </div>
    </div>
  )
}
