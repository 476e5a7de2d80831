import { findReviewed } from '#features/scholar-review/queries.server.ts'
import { reviewWords } from '#features/scholar-review/scholar-review.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { ReviewedPassage } from '#platform/db/schema/schema-review.ts'
import { type CommonKey, commonWordings } from '../common-wordings.ts'

/**
 * A wording of worship as screens show it; `words` say who reviewed it. Without a review there are no passages: what
 * waits for a scholar is shown to nobody but the desk.
 */
export type Wording = { title: string; passages: ReviewedPassage[]; words: string }

/** The wordings of some keys, as far as a scholar has reviewed them. */
export async function findWordings(db: Db, keys: readonly CommonKey[]): Promise<Wording[]> {
  const reviewed = await findReviewed(db, keys)
  return keys.map((key) => {
    const { title } = commonWordings[key]
    const review = reviewed[key]
    if (!review) return { title, passages: [], words: '' }
    return { title, passages: review.passages, words: reviewWords(review) }
  })
}

/** The same for one key. */
export async function findWording(db: Db, key: CommonKey): Promise<Wording> {
  const [wording] = await findWordings(db, [key])
  return wording as Wording
}
