import * as v from 'valibot'
import { ctxContext } from '#app/context.ts'
import { morePrayers } from '#app/site/prayer/prayers.client.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { type MorePage, useMore } from '#app/ui/use-more.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { ChipLinks } from '#app/ui/tabs.tsx'
import { PRAYER_CURSOR, type PrayerSort, prayerSorts } from '#features/prayer/prayer.ts'
import { listPrayers } from '#features/prayer/queries.server.ts'
import type { Route } from './+types/doa-orang-baik.ts'
import { campaignOf } from './campaign-of.server.ts'
import { toCardView, toPrayerView } from './campaign-view.server.ts'
import { ListFrame } from './list-frame.tsx'
import { PrayerCard, type PrayerView } from '#app/site/prayer/prayer-card.tsx'

export const handle = {
  cache: 'public',
  maxAge: 30,
  query: { urut: prayerSorts },
  fresh: { setelah: PRAYER_CURSOR },
}

const PER_PAGE = 18
/** Stands in place of a slug for the prayers of all campaigns. */
const ALL = 'semua'

const querySchema = v.object({
  urut: v.fallback(v.optional(v.picklist(prayerSorts)), undefined),
  setelah: v.fallback(v.optional(v.pipe(v.string(), v.regex(PRAYER_CURSOR))), undefined),
})

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const { slug } = params
  const campaign =
    slug === ALL ? undefined : await campaignOf(ctx.read, { slug, screen: 'doa-orang-baik' })
  const { urut: sort = 'terbaru', setelah: after } = v.parse(
    querySchema,
    Object.fromEntries(new URL(request.url).searchParams),
  )
  const filter = { campaignId: campaign?.id, sort, after, limit: PER_PAGE }
  const { items, next } = await listPrayers(ctx.read, filter)
  const now = ctx.now()
  return {
    campaign: campaign && toCardView(campaign, now),
    page: { items: items.map(toPrayerView), next },
    sort,
    after: after ?? '',
    now: now.toISOString(),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { campaign } = loaderData
  return pageMeta(matches, {
    title: campaign ? `Doa untuk ${campaign.title}` : 'Doa orang baik',
    description: 'Doa dan harapan yang dititipkan para donatur. Mari ikut mengaminkan.',
    path: `/doa-orang-baik/${campaign?.slug ?? ALL}`,
  })
}

export default function DoaOrangBaik({ loaderData }: Route.ComponentProps) {
  const { campaign, page, sort, after, now } = loaderData
  const back = campaign
    ? { to: `/campaign/${campaign.slug}`, label: 'Kembali ke program' }
    : { to: '/', label: 'Kembali ke beranda' }
  const slug = campaign?.slug
  return (
    <ListFrame
      title="Doa orang baik"
      intro="Doa yang dititipkan para donatur. Mari ikut mengaminkan."
      back={back}
      campaign={campaign}
      and="dan titip doa"
    >
      <ChipLinks
        label="Urutan"
        tabs={prayerSorts.map((each) => ({
          to: addressOf(slug, each),
          label: sortWords[each],
          isHere: sort === each,
        }))}
      />
      <Prayers key={`${slug} ${sort} ${after}`} {...{ slug, page, sort, now }} />
    </ListFrame>
  )
}

const sortWords: Record<PrayerSort, string> = {
  terbaru: 'Terbaru',
  'paling-diaminkan': 'Paling banyak diaminkan',
}

type PrayersProps = {
  slug: string | undefined
  page: MorePage<PrayerView>
  sort: PrayerSort
  now: string
}

function Prayers({ slug, page, sort, now }: PrayersProps) {
  const list = useMore(page, (after) => morePrayers({ slug, sort, after }))
  if (list.items.length === 0) {
    return (
      <EmptyState
        icon="hands"
        title="Belum ada doa."
        text="Jadilah yang pertama mendoakan."
        action={
          slug ? undefined : <LinkButton to="/program">Pilih program dan titip doa</LinkButton>
        }
      />
    )
  }
  return (
    <div>
      <ul className={`grid gap-4 sm:grid-cols-2 ${slug ? '' : 'lg:grid-cols-3'}`}>
        {list.items.map((prayer) => (
          <li key={prayer.id}>
            <PrayerCard prayer={prayer} now={now} namesCampaign={slug === undefined} />
          </li>
        ))}
      </ul>
      {list.next && (
        <MoreLink to={addressOf(slug, sort, list.next)} state={list.state} onMore={list.loadMore} />
      )}
    </div>
  )
}

function addressOf(slug: string | undefined, sort: PrayerSort, setelah?: string): string {
  const path = `/doa-orang-baik/${slug ?? ALL}`
  const query = new URLSearchParams({
    ...(sort !== 'terbaru' && { urut: sort }),
    ...(setelah && { setelah }),
  }).toString()
  return query ? `${path}?${query}` : path
}
