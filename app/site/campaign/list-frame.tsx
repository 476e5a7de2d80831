import type { ReactNode } from 'react'
import type { CardView } from './campaign-card.tsx'
import { MiniCampaign } from './mini-campaign.tsx'
import { BackLink } from '#app/ui/button.tsx'

type Props = {
  title: ReactNode
  intro: ReactNode
  back: { to: string; label: string }
  campaign: CardView | undefined
  /** Added to the label of the donate button on this screen. */
  and?: string
  children: ReactNode
}

/** The frame of a campaign's lists: back link, title, and the campaign beside the list. */
export function ListFrame({ title, intro, back, campaign, and, children }: Props) {
  return (
    <div className="mx-auto grid max-w-wide gap-5 px-page pt-3 lg:pt-8">
      <header className="flex items-start gap-1">
        <BackLink to={back.to} label={back.label} />
        <div className="grid gap-1 pt-1.5">
          <h1 className="text-xl lg:text-2xl">{title}</h1>
          <p className="text-muted">{intro}</p>
        </div>
      </header>
      {campaign ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-10">
          <div className="lg:order-2">
            <MiniCampaign campaign={campaign} and={and} />
          </div>
          <div className="grid min-w-0 gap-4">{children}</div>
        </div>
      ) : (
        <div className="grid gap-4">{children}</div>
      )}
    </div>
  )
}
