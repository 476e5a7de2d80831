import { findReviewed } from '#features/scholar-review/queries.server.ts'
import { reviewedTexts, reviewWords } from '#features/scholar-review/scholar-review.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { FastingText } from './fasting-words.tsx'

const keys = ['puasa.niat', 'puasa.berbuka'] as const

/** The wordings of fasting: reviewed ones with their passages, the others named as waiting. */
export async function loadFastingTexts(db: Db): Promise<FastingText[]> {
  const reviewed = await findReviewed(db, keys)
  return keys.map((key) => {
    const { title } = reviewedTexts[key]
    const review = reviewed[key]
    if (!review) return { title, passages: null, words: null }
    return { title, passages: review.passages, words: reviewWords(review) }
  })
}
