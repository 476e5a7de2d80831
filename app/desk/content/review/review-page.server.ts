import { inForce, latinDraft, sourceLatin } from '#features/scholar-review/proposals.server.ts'
import { findReviewed, listReviewVersions } from '#features/scholar-review/queries.server.ts'
import {
  aboutKey,
  isWordingKey,
  type TextKey,
  verseOfKey,
  type WordingKey,
} from '#features/scholar-review/scholar-review.ts'
import { introductionKeyOf } from '#features/scholar-review/introduction/introduction-key.ts'
import { introductionInForce } from '#features/scholar-review/introduction/queries.server.ts'
import { numberInPath, SURAH_COUNT } from '#features/quran/quran.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Ctx } from '#platform/context.ts'
import { existing, pageNotFound } from '#app/not-found.ts'
import { draftOf } from './review-parts.tsx'

/** The key of an address; 404 for one that is none. */
export function keyOfAddress({ key }: Readonly<Record<string, string | undefined>>): WordingKey {
  if (!isWordingKey(key)) throw pageNotFound()
  return key
}

/** What the page of one review shows. The Latin of a verse comes with the rule's own, for the scholar to judge. */
export async function reviewPage(ctx: Ctx, key: WordingKey) {
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

/** The surah of an address; 404 for one that is none. */
export function surahOfAddress({ surah }: Readonly<Record<string, string | undefined>>): number {
  const number = existing(numberInPath(surah, SURAH_COUNT))
  return number
}

/** What the page of one surah's introduction shows. */
export async function introductionPage(ctx: Ctx, surah: number) {
  const key = introductionKeyOf(surah)
  const { texts, ...leave } = (await introductionInForce(ctx, surah)) ?? {}
  const stored: Record<string, string> = { ...leave, ...(texts?.[0] && { text: texts[0].text }) }
  return {
    surah,
    name: openQuran(ctx.config).findSurah(surah)?.name ?? '',
    review: (await findReviewed(ctx.db, [key]))[key],
    stored,
    versions: await listReviewVersions(ctx.db, key),
  }
}
