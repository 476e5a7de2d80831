import { findReviewed } from '#features/scholar-review/queries.server.ts'
import {
  type ReviewedTexts,
  reviewWords,
  type TextKey,
} from '#features/scholar-review/scholar-review.ts'
import type { ReviewedWording } from '#features/tahlil/tahlil.ts'
import type { Ctx } from '#platform/context.ts'

/**
 * The wordings of the tahlil that a scholar has reviewed, by the id of their step. The texts of the Quran are there
 * without a database: while it is away, the reviewed wordings wait, and `onMissing` is called.
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
