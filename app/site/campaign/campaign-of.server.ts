import { redirect } from 'react-router'
import * as v from 'valibot'
import type { Campaign } from '#features/campaign/campaign.ts'
import { slugParam } from '#features/campaign/contract.ts'
import { findCampaignBySlug } from '#features/campaign/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { existing } from '#app/not-found.ts'

/**
 * Finds the campaign of a screen. Redirects a former slug to the same screen of the current one; throws 404
 * otherwise.
 */
export async function campaignOf(
  db: Db,
  { slug, screen }: { slug: string; screen: string },
): Promise<Campaign> {
  const found = existing(v.is(slugParam, { slug }) ? await findCampaignBySlug(db, slug) : undefined)
  if (found.kind === 'renamed') throw redirect(`/${screen}/${found.slug}`, 301)
  return found.campaign
}
