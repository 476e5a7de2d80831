import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Share } from '#app/ui/share.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { listUpdates } from '#features/campaign/updates.server.ts'
import type { Route } from './+types/latest-news.ts'
import { campaignOf } from './campaign-of.server.ts'
import { toCardView, toUpdateView } from './campaign-view.server.ts'
import { ListFrame } from './list-frame.tsx'
import { UpdateList } from './update-list.tsx'

export const handle = { cache: 'public', maxAge: 30 }

/** A campaign's news under the campaign's slug. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const campaign = await campaignOf(ctx.read, { slug: params.slug, screen: 'latest-news' })
  const now = ctx.now()
  const updates = await listUpdates(ctx.read, { campaignId: campaign.id, now })
  return {
    campaign: toCardView(campaign, now),
    updates: updates.map(toUpdateView),
    url: `${ctx.config.origin}/latest-news/${campaign.slug}`,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { campaign, updates } = loaderData
  return pageMeta(matches, {
    title: `Kabar terbaru: ${campaign.title} · Amanah`,
    description: updates[0]?.paragraphs[0] ?? `Perkembangan program ${campaign.title}.`,
    path: `/latest-news/${campaign.slug}`,
    type: 'article',
  })
}

export default function LatestNews({ loaderData }: Route.ComponentProps) {
  const { campaign, updates, url } = loaderData
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
