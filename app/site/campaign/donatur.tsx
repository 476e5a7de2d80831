import * as v from 'valibot'
import { ctxContext } from '#app/context.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { type MorePage, useMore } from '#app/ui/use-more.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { ChipLinks } from '#app/ui/tabs.tsx'
import { DONOR_CURSOR } from '#features/campaign/campaign.ts'
import { listDonors } from '#features/campaign/donors.server.ts'
import type { Route } from './+types/donatur.ts'
import { campaignOf } from './campaign-of.server.ts'
import { toCardView } from './campaign-view.server.ts'
import { type Donor, DonorList } from './donor/donor-list.tsx'
import { ListFrame } from './list-frame.tsx'
import { moreDonors } from './donor/donors.client.ts'
import { formatCount } from '#platform/money/money.ts'

const sorts = { terbaru: 'Terbaru', terbesar: 'Terbesar' } as const
type Sort = keyof typeof sorts

export const handle = {
  cache: 'public',
  maxAge: 30,
  query: { urut: Object.keys(sorts) },
  fresh: { setelah: DONOR_CURSOR },
}

const querySchema = v.object({
  urut: v.fallback(v.optional(v.picklist(['terbaru', 'terbesar'])), undefined),
  setelah: v.fallback(v.optional(v.pipe(v.string(), v.regex(DONOR_CURSOR))), undefined),
})

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const campaign = await campaignOf(ctx.read, { slug: params.slug, screen: 'donatur' })
  const { urut: sort = 'terbaru', setelah: after } = v.parse(
    querySchema,
    Object.fromEntries(new URL(request.url).searchParams),
  )
  const { items, next } = await listDonors(ctx.read, campaign.id, { sort, after })
  const now = ctx.now()
  return {
    campaign: toCardView(campaign, now),
    page: { items: items.map((it) => ({ ...it, paidAt: it.paidAt.toISOString() })), next },
    sort,
    after: after ?? '',
    now: now.toISOString(),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, slug } = loaderData.campaign
  return pageMeta(matches, {
    title: `Donatur ${title}`,
    description: `Mereka yang telah ikut membantu ${title}.`,
    path: `/donatur/${slug}`,
  })
}

export default function Donatur({ loaderData }: Route.ComponentProps) {
  const { campaign, page, sort, after, now } = loaderData
  const { slug, donors } = campaign
  return (
    <ListFrame
      title={
        <>
          Donatur <span className="font-medium text-muted tabular">{formatCount(donors)}</span>
        </>
      }
      intro="Semoga Allah menerima kebaikan semuanya."
      back={{ to: `/campaign/${slug}`, label: 'Kembali ke program' }}
      campaign={campaign}
    >
      <ChipLinks
        label="Urutan"
        tabs={(Object.keys(sorts) as Sort[]).map((each) => ({
          to: addressOf(slug, each),
          label: sorts[each],
          isHere: sort === each,
        }))}
      />
      <Donors key={`${slug} ${sort} ${after}`} {...{ slug, page, sort, now }} />
    </ListFrame>
  )
}

type DonorsProps = { slug: string; page: MorePage<Donor>; sort: Sort; now: string }

function Donors({ slug, page, sort, now }: DonorsProps) {
  const list = useMore(page, (after) => moreDonors({ slug, sort, after }))
  return (
    <div>
      <DonorList donors={list.items} now={now} />
      {list.next && (
        <MoreLink to={addressOf(slug, sort, list.next)} state={list.state} onMore={list.loadMore} />
      )}
    </div>
  )
}

function addressOf(slug: string, sort: Sort, setelah?: string): string {
  const query = new URLSearchParams({
    ...(sort !== 'terbaru' && { urut: sort }),
    ...(setelah && { setelah }),
  }).toString()
  return query ? `/donatur/${slug}?${query}` : `/donatur/${slug}`
}
