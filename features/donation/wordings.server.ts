import { findReviewed } from '#features/scholar-review/queries.server.ts'
import { reviewWords } from '#features/scholar-review/scholar-review.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { ReviewedPassage } from '#platform/db/schema-review.ts'
import { type CommonKey, commonWordings } from './common-wordings.ts'

/** A wording of worship as screens show it; `words` say who reviewed it, or where it is from and that it waits. */
export type Wording = { title: string; passages: ReviewedPassage[]; words: string }

/** The wordings of some keys: what a scholar has reviewed, else the one in common use. */
export async function findWordings(db: Db, keys: readonly CommonKey[]): Promise<Wording[]> {
  const reviewed = await findReviewed(db, keys)
  return keys.map((key) => {
    const { title, passage, source } = commonWordings[key]
    const review = reviewed[key]
    if (review) return { title, passages: review.passages, words: reviewWords(review) }
    return { title, passages: [passage], words: `${source}; menunggu tinjauan ahli agama.` }
  })
}

/** The same for one key. */
export async function findWording(db: Db, key: CommonKey): Promise<Wording> {
  const [wording] = await findWordings(db, [key])
  return wording as Wording
}
