import { CampaignNotFound } from '#features/campaign/errors.ts'
import { findCampaignBySlug } from '#features/campaign/queries.server.ts'
import type { Campaign } from '#features/campaign/campaign.ts'
import { termsInForce } from '#features/site-page/terms-in-force.server.ts'
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

type PendingLookup = {
  slug: string
  resolve(terms: CampaignTerms): void
  reject(cause: unknown): void
}
type BatchLoader = { waiting: PendingLookup[]; isLoading: boolean }

const loaders = new WeakMap<Db, BatchLoader>()

/**
 * The terms of a published campaign, also by a former slug; refuses with CampaignNotFound. They are always read anew.
 * Concurrent requests share the next query, so that a rush costs one small query at a time.
 */
export async function campaignTerms(ctx: Ctx, slug: string): Promise<CampaignTerms> {
  const { db } = ctx
  const loader = loaders.get(db) ?? { waiting: [], isLoading: false }
  loaders.set(db, loader)
  return new Promise((resolve, reject) => {
    loader.waiting.push({ slug, resolve, reject })
    void loadBatch(ctx, loader)
  })
}

async function loadBatch(ctx: Ctx, loader: BatchLoader): Promise<void> {
  const { db } = ctx
  if (loader.isLoading || loader.waiting.length === 0) return
  loader.isLoading = true
  const pending = loader.waiting.splice(0)
  try {
    const consentVersion = await termsInForce(db, ctx.now())
    const found = await readTerms(db, [...new Set(pending.map(({ slug }) => slug))])
    for (const { slug, resolve, reject } of pending) {
      const terms = found.get(slug)
      if (terms) resolve({ ...terms, consentVersion })
      else findByFormerSlug(db, slug).then((offer) => resolve({ ...offer, consentVersion }), reject)
    }
  } catch (cause) {
    for (const { reject } of pending) reject(cause)
  }
  loader.isLoading = false
  void loadBatch(ctx, loader)
}

async function readTerms(db: Db, slugs: string[]): Promise<Map<string, Offer>> {
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
    ])
    .execute()
  return new Map(rows.map(({ slug, ...terms }) => [slug, terms]))
}

/** A slug the campaign used to have. */
async function findByFormerSlug(db: Db, slug: string): Promise<Offer> {
  const found = await findCampaignBySlug(db, slug)
  if (!found) throw new CampaignNotFound()
  return found.kind === 'found' ? found.campaign : findByFormerSlug(db, found.slug)
}
