import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { capitalName, nouns } from '#features/campaign/nouns.ts'
import type { CardView } from './campaign-card.tsx'
import { CampaignPicture } from './campaign-picture.tsx'
import { formatCount } from '#platform/money/money.ts'

type Props = {
  campaign: CardView
  /** Follows the noun on the donate button: 'dan titip doa'. */
  and?: string | undefined
}

/** A short view of the campaign that a list belongs to, with a link back and a donate button. */
export function MiniCampaign({ campaign, and }: Props) {
  const { slug, title, collected, percent, donors, state } = campaign
  return (
    <aside aria-label="Program" className="lg:sticky lg:top-24">
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card lg:p-5">
        <div className="flex items-center gap-3 lg:grid">
          <CampaignPicture
            campaign={campaign}
            sizes="(min-width: 64rem) 20rem, 5rem"
            hasTravellingCover={false}
            className="aspect-[4/3] w-20! shrink-0 rounded-field lg:w-full!"
          />
          <p className="min-w-0 leading-snug font-bold">
            <Link to={`/campaign/${slug}`} className="hover:underline">
              {title}
            </Link>
          </p>
        </div>
        <div className="grid gap-2">
          {percent !== null && <ProgressBar ratio={percent / 100} label="Dana terkumpul" />}
          <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
            <span>
              <Money amount={collected} className="font-bold text-ink" /> terkumpul
            </span>
            <span className="tabular">{formatCount(donors)} donatur</span>
          </p>
        </div>
        {state ? (
          <p className="text-sm font-semibold text-muted">{state}</p>
        ) : (
          <LinkButton to={`/donasi-sekarang/${slug}`} icon="heart">
            {and ? `${capitalName(campaign.noun)} ${and}` : nouns[campaign.noun].invite}
          </LinkButton>
        )}
      </div>
    </aside>
  )
}
