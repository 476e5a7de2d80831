import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { ReviewInput } from './contract.ts'
import { NothingReviewed, ReviewInFuture } from './errors.ts'
import { isVerseListKey, verseListLines } from './verse-lists.ts'
import { aboutKey, passagesOf, type ReviewKey } from './scholar-review.ts'

/** Two different people of the staff, by id: who entered it, and who approved it. */
export type TwoHands = { madeBy: string; decidedBy: string }

const VERSION_LOCK = 4_202_636

/** Refuses a review of a day that has not come. */
export function assertReviewable(
  { now }: Pick<Ctx, 'now'>,
  { reviewedOn }: Pick<ReviewInput, 'reviewedOn'>,
): void {
  if (reviewedOn > dayOf(now())) throw new ReviewInFuture()
}

/** Shows a wording from now on, with its reviewer; the database refuses one person alone. Refuses with ReviewInFuture. */
export async function recordReview(ctx: Ctx, input: ReviewInput, hands: TwoHands): Promise<void> {
  assertReviewable(ctx, input)
  const passages = isVerseListKey(input.key)
    ? verseListLines(input.indonesian).map((line) => ({ arabic: '', latin: '', indonesian: line }))
    : passagesOf(input)
  if (!passages) throw new Error('the passages of a review are checked where they come in')
  await addVersion(ctx, input.key, async () => ({
    passages: JSON.stringify(passages),
    reviewer: input.reviewer,
    reviewer_title: input.title,
    reviewed_on: input.reviewedOn,
    note: input.note,
    ...columnsOf(hands),
  }))
}

/** Takes a wording back: its place waits again. Refuses with NothingReviewed. */
export async function withdrawReview(
  ctx: Ctx,
  { key, note }: { key: ReviewKey; note: string },
  hands: TwoHands,
): Promise<void> {
  await addVersion(ctx, key, async (tx) => {
    const last = await tx
      .selectFrom('scholar_review')
      .selectAll()
      .where('text_key', '=', key)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!last?.passages) throw new NothingReviewed()
    const { reviewer, reviewer_title, reviewed_on } = last
    return {
      passages: null,
      reviewer,
      reviewer_title,
      reviewed_on,
      note,
      ...columnsOf(hands),
    }
  })
}

type NewVersion = {
  passages: string | null
  source?: string
  leave_by?: string
  leave_on?: string
  reviewer: string
  reviewer_title: string
  reviewed_on: string
  note: string
  made_by: string
  decided_by: string
}

/** Writes the next version of a review, whose page is drawn anew. */
export async function addVersion(ctx: Ctx, key: ReviewKey, write: (tx: Tx) => Promise<NewVersion>) {
  const shownOn = [aboutKey(key).shownOn]
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .selectNoFrom((select) =>
        select.fn('pg_advisory_xact_lock', [select.val(VERSION_LOCK)]).as('at'),
      )
      .execute()
    const { last } = await tx
      .selectFrom('scholar_review')
      .select((select) => select.fn.max('version').as('last'))
      .where('text_key', '=', key)
      .executeTakeFirstOrThrow()
    const version = (last ?? 0) + 1
    await tx
      .insertInto('scholar_review')
      .values({ text_key: key, version, ...(await write(tx)), decided_at: ctx.now() })
      .execute()
    await recordPurge(ctx, tx, shownOn)
  })
  ctx.pages.purge(...shownOn)
}

/** The two people, as the table names them. */
export function columnsOf({ madeBy, decidedBy }: TwoHands) {
  return { made_by: madeBy, decided_by: decidedBy }
}
