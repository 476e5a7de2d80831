import * as v from 'valibot'
import { assertPictures } from '#features/media/queries.server.ts'
import { cleanTyped } from '#platform/text/clean-html.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { isDay, startOfDay } from '#platform/time/jakarta.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { typedSentence } from '#platform/text/typed-text.ts'
import { shownVersion } from '../campaign-input.ts'
import { CAMPAIGN_SCREENS } from './campaign-version.server.ts'
import { getEditedCampaign, paragraphsHtml } from './edited-campaign.server.ts'
import { ChangedMeanwhile, UpdateNotFound } from '../errors.ts'
import { paragraphsOf } from './save-campaign.server.ts'

/** News of a campaign as its form sends it. */
export const updateForm = v.object({
  version: shownVersion,
  title: v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedSentence),
    v.minLength(1, 'Judul belum diisi.'),
    v.maxLength(120, 'Judul paling panjang 120 huruf.'),
  ),
  body: v.pipe(
    v.optional(v.string(), ''),
    v.maxLength(50_000, 'Kabar paling panjang 50.000 huruf.'),
  ),
  /** From this day on it is shown; empty means now. */
  publishedOn: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check((typed) => typed === '' || isDay(typed), 'Tanggal tidak dikenal.'),
  ),
})

export type UpdateForm = v.InferOutput<typeof updateForm>

/** News of a campaign as staff edit it. */
export type EditedUpdate = {
  id: string
  version: number
  title: string
  bodyHtml: string
  publishedAt: Date
  toldAt: Date | null
}

/** The news of a campaign, also scheduled news, latest first. */
export async function listEditedUpdates(db: Db, campaignId: string): Promise<EditedUpdate[]> {
  const rows = await db
    .selectFrom('campaign_update')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(
    ({ body_html, paragraphs, published_at: publishedAt, told_at: toldAt, ...row }) => ({
      id: row.id,
      version: row.version,
      title: row.title,
      bodyHtml: body_html ?? paragraphsHtml(paragraphs),
      publishedAt,
      toldAt,
    }),
  )
}

/** Adds news to a campaign and answers its id. */
export async function createUpdate(
  ctx: Ctx,
  { campaignId, form }: { campaignId: string; form: UpdateForm },
): Promise<string> {
  const id = ctx.newId()
  await inTransaction(ctx.db, async (tx) => {
    await getEditedCampaign(tx, campaignId)
    const published_at = form.publishedOn ? startOfDay(form.publishedOn) : ctx.now()
    await tx
      .insertInto('campaign_update')
      .values({ campaign_id: campaignId, id, ...(await fieldsOf(tx, form)), published_at })
      .execute()
    await recordPurge(ctx, tx, CAMPAIGN_SCREENS)
  })
  ctx.pages.purge(...CAMPAIGN_SCREENS)
  return id
}

type Which = { campaignId: string; id: string }

/** Changes news. Refuses with ChangedMeanwhile when somebody saved since the form was drawn. */
export async function saveUpdate(
  ctx: Ctx,
  { campaignId, id, form }: Which & { form: UpdateForm },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const before = await lockUpdate(tx, { campaignId, id })
    if (before.version !== form.version) throw new ChangedMeanwhile()
    await tx
      .updateTable('campaign_update')
      .set({
        ...(await fieldsOf(tx, form)),
        ...(form.publishedOn && { published_at: startOfDay(form.publishedOn) }),
        version: before.version + 1,
      })
      .where('campaign_id', '=', campaignId)
      .where('id', '=', id)
      .execute()
    await recordPurge(ctx, tx, CAMPAIGN_SCREENS)
  })
  ctx.pages.purge(...CAMPAIGN_SCREENS)
}

/** Removes news. What was told by email stays told. */
export async function removeUpdate(ctx: Ctx, { campaignId, id }: Which): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockUpdate(tx, { campaignId, id })
    await tx
      .deleteFrom('campaign_update')
      .where('campaign_id', '=', campaignId)
      .where('id', '=', id)
      .execute()
    await recordPurge(ctx, tx, CAMPAIGN_SCREENS)
  })
  ctx.pages.purge(...CAMPAIGN_SCREENS)
}

/** Locks news until the commit. Refuses with UpdateNotFound. */
export async function lockUpdate(tx: Tx, { campaignId, id }: Which) {
  const found = await tx
    .selectFrom('campaign_update')
    .select(['version', 'title', 'told_at', 'published_at'])
    .where('campaign_id', '=', campaignId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new UpdateNotFound()
  return found
}

async function fieldsOf(tx: Tx, { title, body }: UpdateForm) {
  const html = cleanTyped(body)
  if (html === '') throw new InvalidInput({ body: 'Kabar belum ditulis.' })
  await assertPictures(tx, { html })
  return { title, body_html: html, paragraphs: JSON.stringify(paragraphsOf(html)) }
}
