import { findReviewed } from '#features/scholar-review/queries.server.ts'
import {
  type ReviewedTexts,
  reviewWords,
  type TextKey,
} from '#features/scholar-review/scholar-review.ts'
import type { ReviewedWording } from '#features/tahlil/tahlil.ts'
import type { Ctx } from '#platform/context.ts'

/**
 * The reviewed wordings of the tahlil, by the id of their step. While the database is away there are none, and
 * `onMissing` is called.
 */
export async function reviewedTahlil(
  ctx: Ctx,
  onMissing: () => void,
): Promise<(id: string) => ReviewedWording | undefined> {
  let found: ReviewedTexts = {}
  try {
    found = await findReviewed(ctx.read)
  } catch (cause) {
    ctx.log.error('tahlil.reviews-missing', { cause })
    onMissing()
  }
  return (id) => {
    const review = found[`tahlil.${id}` as TextKey]
    return review && { passages: review.passages, words: reviewWords(review) }
  }
}
