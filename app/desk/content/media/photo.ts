import type { MediaPicture } from '#features/media/media.ts'
import { findPictureByKey, getPicture, listMedia } from '#features/media/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'
import { isRowId } from '#platform/ids/row-id.ts'

const SHOWN = 11

/** The latest pictures of the library with the one that is shown, and which that is. */
export async function photoChoices(
  db: Db,
  key?: string,
): Promise<{ pictures: MediaPicture[]; photoId: string }> {
  const { items } = await listMedia(db, { limit: SHOWN })
  const own = key === undefined ? undefined : await findPictureByKey(db, key)
  if (!own) return { pictures: items, photoId: '' }
  const others = items.filter(({ id }) => id !== own.id)
  return { pictures: [own, ...others], photoId: own.id }
}

type Photo = KeptPicture & { alt: string }

/**
 * The chosen picture as a document stores it; undefined where none is. A present one outside the library stays; an
 * unknown one is refused.
 */
export async function chosenPhoto(
  db: Db,
  id: string,
  present: Photo | null = null,
): Promise<Photo | undefined> {
  if (!isRowId(id)) {
    const isChoosable = present === null || (await findPictureByKey(db, present.key)) !== undefined
    return isChoosable ? undefined : present
  }
  const { picture, alt } = await getPicture(db, id)
  return { ...picture, alt }
}
