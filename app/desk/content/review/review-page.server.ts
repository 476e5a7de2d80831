import { data } from 'react-router'
import { latinDraft, sourceLatin } from '#features/scholar-review/latin-draft.server.ts'
import { verseOfKey } from '#features/scholar-review/latin-review.ts'
import { inForce } from '#features/scholar-review/proposals.server.ts'
import { findReviewed, listReviewVersions } from '#features/scholar-review/queries.server.ts'
import {
  aboutKey,
  isReviewKey,
  type ReviewKey,
  type TextKey,
} from '#features/scholar-review/scholar-review.ts'
import type { Ctx } from '#platform/context.ts'
import { draftOf } from './review-parts.tsx'

/** The key of an address; 404 for one that is none. */
export function keyOfAddress({ key }: Readonly<Record<string, string | undefined>>): ReviewKey {
  if (!isReviewKey(key)) throw data({ message: 'Page Not Found' }, { status: 404 })
  return key
}

/** What the page of one review shows. The Latin of a verse comes with the rule's own, for the scholar to judge. */
export async function reviewPage(ctx: Ctx, key: ReviewKey) {
  const verse = verseOfKey(key)
  const draft = verse ? latinDraft(ctx.config, verse) : draftOf(key as TextKey)
  return {
    key,
    ...aboutKey(key),
    review: (await findReviewed(ctx.db, [key]))[key],
    stored: (await inForce(ctx, key)) ?? draft,
    versions: await listReviewVersions(ctx.db, key),
    sourceLatin: verse && sourceLatin(ctx.config, verse),
  }
}
