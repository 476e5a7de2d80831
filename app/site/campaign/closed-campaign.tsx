import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import type { CardView } from './campaign-card.tsx'
import { CampaignGrid } from './campaign-grid.tsx'

type Props = {
  campaign: {
    title: string
    isOver: boolean
    state: string
    offSeason: string | undefined
    /** Zakat fitrah in the hour before the prayer of Idulfitri. */
    isLastHour: boolean
    /** Set when the institution has no licence for donations of this kind. */
    unlicensed: string | undefined
  }
  /** Campaigns that accept donations. */
  others: CardView[]
}

/** Replaces the donation form of a closed campaign: says why it is closed and offers other campaigns. */
export function ClosedCampaign({ campaign, others }: Props) {
  return (
    <>
      <EmptyState
        icon="heart"
        title={titleOf(campaign)}
        text={
          campaign.isOver
            ? `Terima kasih atas niat baik Anda untuk ${campaign.title}. Kebaikan Anda masih dinanti di program lain.`
            : (campaign.unlicensed ??
              campaign.offSeason ??
              `${campaign.title} sedang ditutup sementara. Kebaikan Anda masih dinanti di program lain.`)
        }
        action={<LinkButton to="/program">Lihat semua program</LinkButton>}
      />
      {others.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-xl">Program lain yang menanti</h2>
          <CampaignGrid campaigns={others} heading="h3" />
        </section>
      )}
    </>
  )
}

function titleOf({ isOver, offSeason, isLastHour, unlicensed, state }: Props['campaign']): string {
  if (isOver) return 'Program ini telah berakhir'
  if (unlicensed) return 'Belum dapat kami terima'
  if (isLastHour) return 'Salat Idulfitri sebentar lagi'
  return offSeason ? 'Belum waktunya' : state
}
