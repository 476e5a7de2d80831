import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { LeaveInFuture } from '../errors.ts'
import { addVersion, assertReviewable, columnsOf, type TwoHands } from '../record-review.server.ts'
import { passageParts } from '../scholar-review.ts'
import type { IntroductionsInput } from './contract.ts'
import { introductionKeyOf } from './introduction-key.ts'

/** Refuses a review or a leave of a day that has not come. */
export function assertAllowed(
  ctx: Pick<Ctx, 'now'>,
  { reviewedOn, leaveOn }: Pick<IntroductionsInput, 'reviewedOn' | 'leaveOn'>,
): void {
  assertReviewable(ctx, { reviewedOn })
  if (leaveOn > dayOf(ctx.now())) throw new LeaveInFuture()
}

/** Shows introductions from now on, each with its source, its leave and its reviewer. Refuses as `assertAllowed` does. */
export async function recordIntroductions(
  ctx: Ctx,
  { texts, ...input }: IntroductionsInput,
  hands: TwoHands,
): Promise<void> {
  assertAllowed(ctx, input)
  for (const { surah, text } of texts) {
    const passages = introductionParagraphs(text)
    await addVersion(ctx, introductionKeyOf(surah), async () => ({
      passages: JSON.stringify(
        passages.map((indonesian) => ({ arabic: '', latin: '', indonesian })),
      ),
      reviewer: input.reviewer,
      reviewer_title: input.title,
      reviewed_on: input.reviewedOn,
      source: input.source,
      leave_by: input.leaveBy,
      leave_on: input.leaveOn,
      note: input.note,
      ...columnsOf(hands),
    }))
  }
}

/** A text without empty lines, as a cell of a sheet holds it, has a paragraph to a line. */
function introductionParagraphs(text: string): string[] {
  const parts = passageParts(text)
  return parts.length > 1 ? parts : text.split('\n').flatMap(passageParts)
}
