import { SURAH_COUNT } from '#features/quran/quran.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Ctx } from '#platform/context.ts'
import { findReviewed } from '../queries.server.ts'
import type { ReviewedText } from '../scholar-review.ts'
import type { IntroductionsInput } from './contract.ts'
import { introductionKeyOf, introductionKeys } from './introduction-key.ts'

/** A surah in the desk's list: with its introduction, or without one. */
export type IntroductionEntry = { surah: number; name: string; review: ReviewedText | undefined }

/** All 114 surahs, in order. */
export async function listIntroductions({
  db,
  config,
}: Pick<Ctx, 'db' | 'config'>): Promise<IntroductionEntry[]> {
  const reviewed = await findReviewed(db, introductionKeys)
  return openQuran(config)
    .listSurahs()
    .map(({ number, name }) => ({
      surah: number,
      name,
      review: reviewed[introductionKeyOf(number)],
    }))
}

/** How many surahs have an introduction, of how many. */
export async function countIntroductions({ db }: Pick<Ctx, 'db'>) {
  const reviewed = await findReviewed(db, introductionKeys)
  return { shown: Object.keys(reviewed).length, all: SURAH_COUNT }
}

/** The introduction that shows now, as the terms of its proposal. */
export async function introductionInForce(
  { db }: Pick<Ctx, 'db'>,
  surah: number,
): Promise<IntroductionsInput | null> {
  const key = introductionKeyOf(surah)
  const held = (await findReviewed(db, [key]))[key]
  if (!held?.leave) return null
  const { passages, reviewer, title, reviewedOn, leave } = held
  return {
    texts: [{ surah, text: passages.map(({ indonesian }) => indonesian).join('\n\n') }],
    source: leave.source,
    leaveBy: leave.by,
    leaveOn: leave.on,
    reviewer,
    title,
    reviewedOn,
    note: '',
  }
}
