import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs.server.ts'
import type { StoredFile } from '#platform/outside/file-store.ts'
import { type KeptPicture, pictureFile } from '#platform/picture.ts'
import { keepPicture } from '#platform/picture.server.ts'
import { limit, type Limit } from '#platform/rate-limit.server.ts'
import type { Me } from './account.ts'
import { NoPhoto } from './errors.ts'
import { removePhotoJob } from './jobs.server.ts'
import { getMe } from './queries.server.ts'

/** Making a photo small takes the processor a while. */
const photoLimit: Limit = { name: 'photos account', burst: 10, everySeconds: 360 }

/** As wide as it is drawn on the sharpest screens. */
const WIDTH = 320

/**
 * Keeps a photo of somebody, made anew from its pixels, so that nothing the camera wrote stays; only its owner ever gets
 * it. Refuses as `readPicture` does. The one before is removed.
 */
export async function keepPhoto(
  ctx: Ctx,
  { accountId, bytes }: { accountId: string; bytes: Buffer },
): Promise<Me> {
  await limit(ctx, photoLimit, accountId)
  // A folder of one's own: the same picture of another person is another file.
  const folder = `foto/${accountId}`
  const photo = await keepPicture(ctx.files, bytes, { folder, widths: [WIDTH] })
  return inTransaction(ctx.db, async (tx) => {
    await setPhoto(ctx, tx, { accountId, photo })
    return getMe(tx, accountId)
  })
}

/** Takes the photo of an account away; one that is not there is gone already. */
export async function dropPhoto(ctx: Ctx, accountId: string): Promise<Me> {
  return inTransaction(ctx.db, async (tx) => {
    await forgetPhoto(ctx, tx, accountId)
    return getMe(tx, accountId)
  })
}

/** Takes the photo out of a row and has its files removed. */
export async function forgetPhoto(ctx: Ctx, tx: Tx, accountId: string): Promise<void> {
  await setPhoto(ctx, tx, { accountId, photo: null })
}

type Setting = { accountId: string; photo: KeptPicture | null }

async function setPhoto(ctx: Ctx, tx: Tx, { accountId, photo }: Setting): Promise<void> {
  const before = await tx
    .selectFrom('account')
    .select('photo')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  await tx
    .updateTable('account')
    .set({ photo: photo && JSON.stringify(photo), updated_at: ctx.now() })
    .where('id', '=', accountId)
    .execute()
  if (!before?.photo || before.photo.key === photo?.key) return
  const { key, widths } = before.photo
  await enqueue(tx, removePhotoJob, { payload: { accountId, key, widths }, now: ctx.now() })
  ctx.wake()
}

/** The photo of an account as a JPEG; refuses when there is none. */
export async function getPhoto(ctx: Ctx, accountId: string): Promise<StoredFile> {
  const row = await ctx.db
    .selectFrom('account')
    .select('photo')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const kept = row?.photo
  const file = kept && (await ctx.files.get(pictureFile(kept.key, kept.width, 'jpg')))
  if (!file) throw new NoPhoto()
  return file
}
