import { Link } from 'react-router'
import { Card, Chip } from '#app/ui/card.tsx'
import type { CoverDesign } from '#platform/picture/cover.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Money } from '#app/ui/money.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { formatCount, formatRupiah } from '#platform/money/money.ts'
import type { Noun } from '#features/campaign/nouns.ts'
import type { ShownPicture } from '#features/media/media.ts'
import { CampaignPicture } from './campaign-picture.tsx'

/** A campaign as lists show it. All texts are ready to display. */
export type CardView = {
  slug: string
  title: string
  organizer: string
  location: string
  cover: CoverDesign
  /** Takes the place of the cover. */
  photo: ShownPicture | null
  /** The fund in words, for the page of the campaign. */
  fund: string
  /** What it is about, for cards: 'Air bersih'. */
  subject: string
  noun: Noun
  collected: number
  target: number | null
  /** The real percentage, which may exceed 100; null without a target. */
  percent: number | null
  donors: number
  timeLeft: string
  isUrgent: boolean
  /** Why donations are closed, as text; null while donations are accepted. */
  state: string | null
  /** True where all required checks are recorded and passed. */
  isVerified: boolean
}

type Props = {
  campaign: CardView
  heading?: 'h2' | 'h3'
  /** Must be false where the same campaign can appear twice on one screen: transition names must be unique. */
  hasTravellingCover?: boolean
}

/** A campaign in a list. The whole card is one link; a screen reader says only the campaign's name. */
export function CampaignCard({
  campaign,
  heading: Heading = 'h3',
  hasTravellingCover = true,
}: Props) {
  return (
    <Card
      as="article"
      className="group relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-float"
    >
      <div className="relative overflow-hidden">
        <CampaignPicture
          campaign={campaign}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          hasTravellingCover={hasTravellingCover}
          className="aspect-[16/9] transition-transform duration-500 group-hover:scale-103"
        />
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-1.5">
          <CoverChip>{campaign.state ?? campaign.subject}</CoverChip>
          {campaign.isUrgent && <Chip tone="warning">Mendesak</Chip>}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="grid gap-1">
          <Heading className="text-base leading-snug font-bold">
            <Link
              to={`/campaign/${campaign.slug}`}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
            >
              {campaign.title}
            </Link>
          </Heading>
          <Organizer name={campaign.organizer} isVerified={campaign.isVerified} />
        </div>
        <FundLine campaign={campaign} />
      </div>
    </Card>
  )
}

/** The institution that runs a campaign, with a seal where the campaign's verification is recorded. */
export function Organizer({ name, isVerified }: { name: string; isVerified: boolean }) {
  return (
    <p className="flex min-w-0 items-center gap-1 text-sm text-muted">
      <span className="truncate">{name}</span>
      {isVerified && (
        <>
          <Icon name="verified" className="size-4 text-primary" />
          <span className="sr-only">terverifikasi</span>
        </>
      )}
    </p>
  )
}

function CoverChip({ children }: { children: string }) {
  return (
    <span className="rounded-chip bg-surface/95 px-2.5 py-1 text-xs font-semibold text-primary">
      {children}
    </span>
  )
}

function FundLine({ campaign }: { campaign: CardView }) {
  const { collected, target, percent, donors, timeLeft } = campaign
  return (
    <div className="mt-auto grid gap-2">
      {percent !== null && (
        <ProgressBar ratio={percent / 100} label={`Terkumpul untuk ${campaign.title}`} />
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span>
          <Money amount={collected} className="font-bold" />
          <span className="text-muted">
            {target === null ? ' terkumpul, tanpa target' : ` dari ${formatRupiah(target)}`}
          </span>
        </span>
        {percent !== null && <span className="font-bold text-primary tabular">{percent}%</span>}
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span className="tabular">{formatCount(donors)} donatur</span>
        <span>{timeLeft}</span>
      </p>
    </div>
  )
}
