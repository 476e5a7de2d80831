import type { Ctx } from '#platform/context.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'
import { keepPicture } from '#platform/picture/picture.server.ts'
import type { AsramaPhoto } from './asrama.ts'
import { AsramaNotFound } from './errors.ts'
import { asramaSlug, changeAsramaPages } from './save-asrama.server.ts'

export type NewPicture = {
  slug: string
  /** The uploaded file, of the house or the garden: no child may be recognisable on it. */
  bytes: Buffer
  /** The alternative text. */
  alt: string
}

/** Shows a picture of the library at a dormitory, or the drawn cover again. Refuses with AsramaNotFound. */
export async function showAsramaPicture(
  ctx: Ctx,
  { id, shown }: { id: string; shown: AsramaPhoto | undefined },
): Promise<void> {
  const slug = await asramaSlug(ctx, id)
  const { alt, ...picture } = shown ?? { alt: null }
  await changeAsramaPages(ctx, slug, async (tx) => {
    await tx
      .updateTable('asrama')
      .set({
        picture: shown ? JSON.stringify(picture) : null,
        picture_alt: alt,
        updated_at: ctx.now(),
      })
      .where('id', '=', id)
      .execute()
  })
}

/** Sets a dormitory's photograph in place of the drawn cover. Refuses with PictureRefused or AsramaNotFound. */
export async function setAsramaPicture(ctx: Ctx, upload: NewPicture): Promise<KeptPicture> {
  const { slug, bytes, alt } = upload
  const known = await ctx.db
    .selectFrom('asrama')
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst()
  if (!known) throw new AsramaNotFound()
  const picture = await keepPicture(ctx.files, bytes)
  await ctx.db
    .updateTable('asrama')
    .set({ picture: JSON.stringify(picture), picture_alt: alt, updated_at: ctx.now() })
    .where('id', '=', known.id)
    .execute()
  ctx.pages.purge('/asrama', `/asrama/${slug}`)
  return picture
}
