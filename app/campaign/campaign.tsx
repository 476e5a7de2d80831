import { ctxContext } from '#app/context.ts'
import { pageMeta, siteOf } from '#app/sharing/page-meta.ts'
import { campaignLd, crumbsLd } from '#app/sharing/json-ld.ts'
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
    image: {
      path: `/og/campaign/${slug}.jpg?v=${campaign.collected}`,
      alt: `Ilustrasi program ${title}, dengan dana yang sudah terkumpul`,
    },
    jsonLd: import.meta.env.SSR && [
      campaignLd(siteOf(matches), { ...campaign, isOpen: !campaign.state }),
      crumbsLd(siteOf(matches), [
        ['Program', '/program'],
        [title, path],
      ]),
    ],
  })
}

export default function CampaignPage({ loaderData, matches }: Route.ComponentProps) {
  return <CampaignScreen page={loaderData} institution={matches[0].loaderData.institution} />
}
