import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { StoredFile } from '#platform/outside/files/file-store.ts'
import { type KeptPicture, pictureFile } from '#platform/picture/picture.ts'
import { keepPicture } from '#platform/picture/picture.server.ts'
import { limit, type Limit } from '#platform/http/rate-limit.server.ts'
import type { Me } from './account.ts'
import { NoPhoto } from './errors.ts'
import { removePhotoJob } from './jobs.server.ts'
import { getMe } from './queries.server.ts'

/** Scaling a photo takes processor time. */
const photoLimit: Limit = { name: 'photos account', burst: 10, everySeconds: 360 }

/** As wide as the sharpest screens draw it. */
const WIDTH = 320

/**
 * Stores a member's photo, encoded anew from its pixels, so that no camera metadata stays; only its owner can fetch
 * it. Refuses as `readPicture` does. The earlier photo is removed.
 */
export async function keepPhoto(
  ctx: Ctx,
  { accountId, bytes }: { accountId: string; bytes: Buffer },
): Promise<Me> {
  await limit(ctx, photoLimit, accountId)
  // One folder per account: the same picture of another person is another file.
  const folder = `foto/${accountId}`
  const photo = await keepPicture(ctx.files, bytes, { folder, widths: [WIDTH] })
  return inTransaction(ctx.db, async (tx) => {
    await setPhoto(ctx, tx, { accountId, photo })
    return getMe(ctx.within(tx), accountId)
  })
}

/** Removes an account's photo; does nothing without one. */
export async function dropPhoto(ctx: Ctx, accountId: string): Promise<Me> {
  return inTransaction(ctx.db, async (tx) => {
    await forgetPhoto(ctx, tx, accountId)
    return getMe(ctx.within(tx), accountId)
  })
}

/** Clears the photo of a row and enqueues the removal of its files. */
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
  const photo = row?.photo
  const file = photo && (await ctx.files.get(pictureFile(photo.key, photo.width, 'jpg')))
  if (!file) throw new NoPhoto()
  return file
}
