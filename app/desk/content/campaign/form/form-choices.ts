import { listEditedCategories } from '#features/campaign/edit/save-category.server.ts'
import type { MediaPicture } from '#features/media/media.ts'
import { getPicture, listMedia } from '#features/media/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'

const SHOWN = 23

/** What a form of a campaign chooses from: categories, and the latest pictures with the chosen one. */
export async function formChoices(db: Db, photoId: string | null) {
  const categories = await listEditedCategories(db)
  return { categories, pictures: await pictureChoices(db, photoId ? [photoId] : []) }
}

/** The latest pictures of the library, and those that are chosen already. */
export async function pictureChoices(db: Db, chosen: readonly string[]): Promise<MediaPicture[]> {
  const { items } = await listMedia(db, { limit: SHOWN })
  const missing = chosen.filter((id) => !items.some((each) => each.id === id))
  const more = await Promise.all(missing.map((id) => getPicture(db, id)))
  return [...more, ...items]
}
