import { data, redirect } from 'react-router'
import * as v from 'valibot'
import type { Campaign } from '#features/campaign/campaign.ts'
import { slugParam } from '#features/campaign/contract.ts'
import { findCampaignBySlug } from '#features/campaign/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'

/** The campaign a screen is about. A former slug redirects to the same screen of the present one; anything else is 404. */
export async function campaignOf(
  db: Db,
  { slug, screen }: { slug: string; screen: string },
): Promise<Campaign> {
  const found = v.is(slugParam, { slug }) ? await findCampaignBySlug(db, slug) : undefined
  if (!found) throw data({ message: 'Page Not Found' }, { status: 404 })
  if (found.kind === 'renamed') throw redirect(`/${screen}/${found.slug}`, 301)
  return found.campaign
}
