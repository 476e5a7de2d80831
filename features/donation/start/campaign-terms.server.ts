import { CampaignNotFound } from '#features/campaign/errors.ts'
import { findCampaignBySlug } from '#features/campaign/queries.server.ts'
import type { Campaign } from '#features/campaign/campaign.ts'
import { termsInForce, versionInForce } from '#features/site-page/terms-in-force.server.ts'
import { openBatches } from '#platform/jobs/batch.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'

/** What decides whether a campaign takes a donation, its fund, and the terms a donor consents to. */
export type CampaignTerms = Offer & { consentVersion: string }

type Offer = Pick<
  Campaign,
  | 'id'
  | 'fund'
  | 'incomeAccount'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'minimumAmount'
  | 'amountStep'
>

type Lookup = { slug: string; now: Date }
type TermsLoader = (lookup: Lookup) => Promise<CampaignTerms>

const loaders = new WeakMap<Db, TermsLoader>()

/**
 * The terms of a published campaign, also by a former slug; refuses with CampaignNotFound. They are always read anew.
 * Concurrent requests share the next query, so that a rush costs one small query at a time.
 */
export async function campaignTerms({ db, now }: Ctx, slug: string): Promise<CampaignTerms> {
  const load = loaders.get(db) ?? openLoader(db)
  loaders.set(db, load)
  return load({ slug, now: now() })
}

function openLoader(db: Db): TermsLoader {
  return openBatches({
    run: (lookups) => loadBatch(db, lookups),
    most: Number.POSITIVE_INFINITY,
    atOnce: 1,
  })
}

async function loadBatch(db: Db, lookups: readonly Lookup[]) {
  const [{ now }] = lookups as [Lookup]
  const found = await readTerms(db, [...new Set(lookups.map(({ slug }) => slug))], now)
  // The next batch does not wait for a former slug.
  return lookups.map(({ slug }) => found.get(slug) ?? formerTerms(db, slug, now))
}

/** In one statement: donors of a rush wait for each round trip. */
async function readTerms(db: Db, slugs: string[], now: Date): Promise<Map<string, CampaignTerms>> {
  const rows = await db
    .selectFrom('campaign')
    .where('slug', 'in', slugs)
    .where('status', 'not in', ['draft', 'review'])
    .select([
      'slug',
      'id',
      'fund',
      'income_account as incomeAccount',
      'status',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'minimum_amount as minimumAmount',
      'amount_step as amountStep',
      versionInForce(now).as('consentVersion'),
    ])
    .execute()
  return new Map(rows.map(({ slug, ...terms }) => [slug, terms]))
}

/** By a slug that the campaign used to have. */
async function formerTerms(db: Db, slug: string, now: Date): Promise<CampaignTerms> {
  const offer = await findByFormerSlug(db, slug)
  return { ...offer, consentVersion: await termsInForce(db, now) }
}

async function findByFormerSlug(db: Db, slug: string): Promise<Offer> {
  const found = await findCampaignBySlug(db, slug)
  if (!found) throw new CampaignNotFound()
  return found.kind === 'found' ? found.campaign : findByFormerSlug(db, found.slug)
}
