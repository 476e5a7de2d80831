import * as v from 'valibot'
import { getPicture, shownColumn } from '#features/media/queries.server.ts'
import type { ShownPicture } from '#features/media/media.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import type { PictureMoment } from '#platform/db/schema/schema-campaign.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { getEditedCampaign } from './edited-campaign.server.ts'

/** The words of a moment on screens, in the order of the gallery. */
export const momentWords: Readonly<Record<PictureMoment, string>> = {
  before: 'Sebelum',
  now: 'Sekarang',
  other: 'Suasana',
}

const MOST = 24

export const galleryForm = v.object({
  mediaId: v.pipe(v.string('Pilih gambar.'), v.uuid('Pilih gambar.')),
  moment: v.picklist(['before', 'now', 'other'], 'Pilih kapan gambar ini diambil.'),
  caption: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.maxLength(160, 'Keterangan paling panjang 160 huruf.'),
  ),
})

export type GalleryForm = v.InferOutput<typeof galleryForm>

export type GalleryPicture = {
  id: string
  mediaId: string
  moment: PictureMoment
  caption: string
  picture: ShownPicture
}

/** The gallery of a campaign: before, now, then the rest, each in the order of adding. */
export async function listGallery(db: Db, campaignId: string): Promise<GalleryPicture[]> {
  const rows = await db
    .selectFrom('campaign_picture')
    .innerJoin('media', 'media.id', 'campaign_picture.media_id')
    .where('campaign_id', '=', campaignId)
    .orderBy('position')
    .orderBy('campaign_picture.id')
    .select(['campaign_picture.id', 'media_id as mediaId', 'moment', 'caption'])
    .select(shownColumn.as('picture'))
    .execute()
  const places = Object.keys(momentWords)
  return rows
    .map((row) => ({ ...row, picture: row.picture as ShownPicture }))
    .toSorted((a, b) => places.indexOf(a.moment) - places.indexOf(b.moment))
}

/** Adds a picture of the library to a gallery. Refuses with PictureNotFound or CampaignNotFound. */
export async function addToGallery(
  ctx: Ctx,
  { campaignId, form }: { campaignId: string; form: GalleryForm },
): Promise<string> {
  const id = ctx.newId()
  const { mediaId: media_id, moment, caption } = form
  await changeGallery(ctx, campaignId, async (tx) => {
    await getPicture(tx, media_id)
    const shown = await tx
      .selectFrom('campaign_picture')
      .select('position')
      .where('campaign_id', '=', campaignId)
      .execute()
    if (shown.length >= MOST)
      throw new InvalidInput({ mediaId: `Galeri paling banyak ${MOST} gambar.` })
    const position = Math.max(0, ...shown.map((each) => each.position)) + 1
    await tx
      .insertInto('campaign_picture')
      .values({ campaign_id: campaignId, id, media_id, moment, caption, position })
      .execute()
  })
  return id
}

/** Takes a picture out of a gallery; it stays in the library. A repeat does nothing. */
export async function removeFromGallery(
  ctx: Ctx,
  { campaignId, id }: { campaignId: string; id: string },
): Promise<void> {
  await changeGallery(ctx, campaignId, async (tx) => {
    await tx
      .deleteFrom('campaign_picture')
      .where('campaign_id', '=', campaignId)
      .where('id', '=', id)
      .execute()
  })
}

async function changeGallery(
  ctx: Ctx,
  campaignId: string,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { slug } = await inTransaction(ctx.db, async (tx) => {
    // The lock numbers pictures that are added at once.
    const campaign = await getEditedCampaign(tx, campaignId, { isLocked: true })
    await change(tx)
    await recordPurge(ctx, tx, [`/campaign/${campaign.slug}`])
    return campaign
  })
  ctx.pages.purge(`/campaign/${slug}`)
}
