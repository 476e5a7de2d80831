import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'
import type { PictureForm } from './contract.ts'
import { PictureChanged, PictureInUse, PictureNotFound } from './errors.ts'
import { removeFilesJob } from './jobs.server.ts'
import { findPictureByKey, pictureUses } from './queries.server.ts'

/** Any page may show a picture of the library. */
const SHOWN_ON = ['/', '/program', '/category/', '/campaign/', '/wakaf', '/sedekah', '/news']

type Hand = { by: string }

/**
 * Adds a stored picture to the library and answers its id. The same file a second time is the same picture: it keeps
 * what was said of it. `picture` comes from `keepPicture`, which stores the files outside any transaction.
 */
export async function addPicture(
  ctx: Ctx,
  { picture, form }: { picture: KeptPicture; form: PictureForm },
  { by }: Hand,
): Promise<{ id: string; isNew: boolean }> {
  const id = ctx.newId()
  const now = ctx.now()
  const row = await ctx.db
    .insertInto('media')
    .values({
      id,
      key: picture.key,
      picture: JSON.stringify(picture),
      ...fieldsOf(form),
      made_by: by,
      made_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return { id, isNew: true }
  const known = await findPictureByKey(ctx.db, picture.key)
  if (!known) throw new PictureNotFound()
  return { id: known.id, isNew: false }
}

/** Changes what is said of a picture. Refuses with PictureChanged when somebody saved since the form was drawn. */
export async function changePicture(
  ctx: Ctx,
  { id, form }: { id: string; form: PictureForm },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const before = await tx
      .selectFrom('media')
      .select('version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new PictureNotFound()
    if (before.version !== form.version) throw new PictureChanged()
    await tx
      .updateTable('media')
      .set({ ...fieldsOf(form), version: before.version + 1, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    await recordPurge(ctx, tx, SHOWN_ON)
  })
  ctx.pages.purge(...SHOWN_ON)
}

/** Takes a picture out of the library; a job removes its files. Refuses with PictureInUse while anything shows it. */
export async function removeFromLibrary(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .selectFrom('media')
      .select(['id', 'picture'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new PictureNotFound()
    const uses = await pictureUses(tx, row)
    if (uses.length > 0) throw new PictureInUse(uses)
    await tx.deleteFrom('media').where('id', '=', id).execute()
    const { key, widths } = row.picture
    await enqueue(tx, removeFilesJob, { payload: { key, widths }, now: ctx.now() })
  })
  ctx.wake()
}

function fieldsOf({ alt, credit, licence, focusX, focusY }: PictureForm) {
  return { alt, credit, licence, focus_x: focusX, focus_y: focusY }
}
