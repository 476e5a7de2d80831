import { cleanTyped } from '#platform/text/clean-html.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { dayOf, startOfDay } from '#platform/time/jakarta.ts'
import { parseRichText, plainText } from '#platform/text/rich-text.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { assertPictures } from '#features/media/queries.server.ts'
import { type CampaignForm, endOfLastDay, slugOf } from '../campaign-input.ts'
import { isPublic } from '../campaign-states.ts'
import {
  type EditedCampaign,
  getEditedCampaign,
  hasDonations,
  hasMoney,
} from './edited-campaign.server.ts'
import {
  CampaignInReview,
  CampaignSlugTaken,
  CategoryNotFound,
  ChangedMeanwhile,
  PurposeFixed,
  PurposeNeedsTwo,
  TargetNeedsTwo,
  UnitStays,
} from '../errors.ts'
import { fundOfPurpose } from '../purpose.ts'
import { CAMPAIGN_SCREENS, keepCampaignVersion } from './campaign-version.server.ts'

/** The staff member who makes the change, by id. */
export type Hand = { by: string }

/** Begins a draft and answers its id. Refuses with CampaignSlugTaken or CategoryNotFound. */
export async function createCampaign(ctx: Ctx, form: CampaignForm, { by }: Hand): Promise<string> {
  const id = ctx.newId()
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const slug = form.slug || slugOf(form.title) || `program-${id.slice(-12)}`
    const fields = { ...(await fieldsOf(tx, form)), slug, updated_at: now }
    const cover = { motif: 'bintang', palette: 'pagi', seed: seedOf(id) }
    const starts_at = startOfDay(form.startsOn ?? dayOf(now))
    await tx
      .insertInto('campaign')
      .values({
        id,
        ...fields,
        ...purposeOf(form),
        target: form.target,
        cover: JSON.stringify(cover),
        status: 'draft',
        starts_at,
        created_at: now,
      })
      .execute()
      .catch(refuseTaken)
    await keepSlug(tx, { slug, campaign_id: id, created_at: now })
    await keepCampaignVersion(tx, id, { by, now })
  })
  return id
}

/**
 * Changes a campaign. What donors were promised keeps its guard: the fund of a published campaign and, after its first
 * gift, the target change by two people only. Refuses with ChangedMeanwhile when somebody saved since the form was
 * drawn.
 */
export async function saveCampaign(
  ctx: Ctx,
  { id, form }: { id: string; form: CampaignForm },
  { by }: Hand,
): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const before = await getEditedCampaign(tx, id, { isLocked: true })
    if (before.version !== form.version) throw new ChangedMeanwhile()
    if (before.status === 'review') throw new CampaignInReview()
    await assertMayChange(tx, before, form)
    const slug = form.slug || before.slug
    const starts_at = form.startsOn ? startOfDay(form.startsOn) : before.startsAt
    await tx
      .updateTable('campaign')
      .set({
        ...(await fieldsOf(tx, form)),
        ...purposeOf(form),
        // The time of day stays where the day does.
        starts_at: form.startsOn === dayOf(before.startsAt) ? before.startsAt : starts_at,
        target: form.target,
        slug,
        version: before.version + 1,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
      .catch(refuseTaken)
    await keepSlug(tx, { slug, campaign_id: id, created_at: now })
    await keepCampaignVersion(tx, id, { by, now })
    if (isPublic(before.status)) await recordPurge(ctx, tx, CAMPAIGN_SCREENS)
  })
  ctx.pages.purge(...CAMPAIGN_SCREENS)
}

async function assertMayChange(tx: Tx, before: EditedCampaign, form: CampaignForm): Promise<void> {
  if (before.unitPrice !== null && fundOfPurpose(form.purpose) !== 'W') throw new UnitStays()
  if (!isPublic(before.status)) return
  if (form.purpose !== before.purpose) {
    throw (await hasDonations(tx, before.id)) ? new PurposeFixed() : new PurposeNeedsTwo()
  }
  if (form.target !== before.target && (await hasMoney(tx, before.id))) throw new TargetNeedsTwo()
}

function purposeOf({ purpose }: Pick<CampaignForm, 'purpose'>) {
  return { fund: fundOfPurpose(purpose), income_account: purpose }
}

async function fieldsOf(tx: Tx, form: CampaignForm) {
  const storyHtml = cleanTyped(form.story)
  await assertCategory(tx, form.categoryId)
  await assertPictures(tx, { html: storyHtml, ids: form.photoId ? [form.photoId] : [] })
  return {
    title: form.title,
    summary: form.summary,
    story: JSON.stringify(paragraphsOf(storyHtml)),
    story_html: storyHtml || null,
    category_id: form.categoryId,
    organizer: form.organizer,
    location: form.location,
    beneficiaries: form.beneficiaries,
    minimum_amount: form.minimumAmount,
    amount_step: form.amountStep,
    presets: JSON.stringify(form.presets.map(({ amount }) => amount)),
    preset_words: JSON.stringify(form.presets.map(({ words }) => words)),
    impact_unit: form.impactUnit,
    impact_price: form.impactPrice,
    cover_words: form.coverWords,
    photo_id: form.photoId,
    is_urgent: form.isUrgent,
    ends_at: endOfLastDay(form.endsOn),
    seo_title: form.seoTitle,
    seo_description: form.seoDescription,
  }
}

/** The words of formatted text, one entry per block: for search, the API, and whoever reads without pictures. */
export function paragraphsOf(html: string): string[] {
  return plainText(parseRichText(html)).split('\n').filter(Boolean)
}

async function assertCategory(tx: Tx, id: string): Promise<void> {
  const found = await tx.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new CategoryNotFound()
}

type SlugRow = { slug: string; campaign_id: string; created_at: Date }

/** A slug belongs to its campaign for ever; one of another campaign or of an article is refused, also by the database. */
async function keepSlug(tx: Tx, row: SlugRow): Promise<void> {
  const saved = await tx
    .insertInto('campaign_slug')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('campaign_id')
    .executeTakeFirst()
    .catch(refuseTaken)
  if (saved) return
  const owner = await tx
    .selectFrom('campaign_slug')
    .select('campaign_id')
    .where('slug', '=', row.slug)
    .executeTakeFirstOrThrow()
  if (owner.campaign_id !== row.campaign_id) throw new CampaignSlugTaken()
}

const UNIQUE_VIOLATION = '23505'

function refuseTaken(cause: unknown): never {
  const { code } = (cause ?? {}) as { code?: string }
  throw code === UNIQUE_VIOLATION ? new CampaignSlugTaken() : cause
}

/** A cover of its own for every campaign: a number from the random end of its id. */
function seedOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) % 1000
}
