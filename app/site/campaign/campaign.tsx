import { ctxContext } from '#app/context.ts'
import { pageMeta, siteOf } from '#app/site/sharing/page-meta.ts'
import { campaignLd, crumbsLd } from '#app/site/sharing/json-ld.ts'
import type { Route } from './+types/campaign.ts'
import { campaignOf } from './campaign-of.server.ts'
import { campaignPage } from './campaign-page.server.ts'
import { CampaignScreen } from './campaign-screen.tsx'

export const handle = { cache: 'public', maxAge: 30 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  return campaignPage(ctx, await campaignOf(ctx.read, { slug: params.slug, screen: 'campaign' }))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { campaign } = loaderData
  const { title, slug } = campaign
  const path = `/campaign/${slug}`
  return pageMeta(matches, {
    title: campaign.seoTitle ?? title,
    description: campaign.seoDescription ?? campaign.summary,
    path,
    type: 'article',
    image: previewOf(campaign),
    jsonLd: import.meta.env.SSR && [
      campaignLd(siteOf(matches), { ...campaign, isOpen: !campaign.state }),
      crumbsLd(siteOf(matches), [
        ['Program', '/program'],
        [title, path],
      ]),
    ],
  })
}

/** The preview picture. Its address changes with what it shows, because apps keep a picture by its address. */
function previewOf({
  slug,
  title,
  collected,
  photo,
}: Route.ComponentProps['loaderData']['campaign']) {
  const shown = photo ? `-${photo.key.slice(-8)}-${photo.focus.x}-${photo.focus.y}` : ''
  return {
    path: `/og/campaign/${slug}.jpg?v=${collected}${shown}`,
    alt: photo
      ? `${photo.alt}. Program ${title}, dengan dana yang sudah terkumpul`
      : `Ilustrasi program ${title}, dengan dana yang sudah terkumpul`,
  }
}

export default function CampaignPage({ loaderData, matches }: Route.ComponentProps) {
  return <CampaignScreen page={loaderData} institution={matches[0].loaderData.institution} />
}
