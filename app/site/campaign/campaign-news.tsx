import { Card } from '#app/ui/card.tsx'
import { Share } from '#app/ui/share/share.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import type { CardView } from './campaign-card.tsx'
import { ListFrame } from './list-frame.tsx'
import { UpdateList, type UpdateView } from './update-list.tsx'

type Props = { campaign: CardView; updates: UpdateView[]; url: string }

/** All news of a campaign, beside a short view of the campaign. */
export function CampaignNews({ campaign, updates, url }: Props) {
  return (
    <ListFrame
      title="Kabar terbaru"
      intro={campaign.title}
      back={{ to: `/campaign/${campaign.slug}`, label: 'Kembali ke program' }}
      campaign={campaign}
    >
      {updates.length === 0 ? (
        <EmptyState
          icon="news"
          title="Belum ada kabar."
          text="Begitu ada perkembangan di lapangan, kami ceritakan di sini."
        />
      ) : (
        <>
          <UpdateList updates={updates} />
          <Card as="section" className="mt-6 grid gap-3 p-5">
            <h2 className="text-base">Bagikan kabar ini</h2>
            <Share
              url={url}
              title={`Kabar terbaru: ${campaign.title}`}
              text={`Kabar terbaru dari ${campaign.title}.`}
            />
          </Card>
        </>
      )}
    </ListFrame>
  )
}
