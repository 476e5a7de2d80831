import { suggestedVerses } from '#features/quran/verse-of-day.ts'
import { recordVerses } from '#features/scholar-review/verses-of-day/proposals.server.ts'
import type { TestCtx } from '../context.ts'

/** The verses of the day that two people of the institution agreed on. */
export async function agreeVerses(ctx: TestCtx): Promise<void> {
  const terms = { verses: suggestedVerses, reviewer: '', title: '', reviewedOn: '', note: '' }
  await recordVerses(ctx, terms, { madeBy: ctx.newId(), decidedBy: ctx.newId() })
}
