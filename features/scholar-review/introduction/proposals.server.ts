import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { readDelimited } from '#platform/sheet/delimited.ts'
import type { RowProblem } from '#platform/sheet/named-rows.ts'
import { SheetRefused } from '#platform/sheet/sheet.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { versionOf } from '../queries.server.ts'
import { type IntroductionLeave, type IntroductionsInput, introductionsInput } from './contract.ts'
import { introductionKeyOf } from './introduction-key.ts'
import { type IntroductionRow, readIntroductionRows } from './introduction-rows.ts'
import { introductionInForce } from './queries.server.ts'
import { LeaveInFuture } from '#features/scholar-review/errors.ts'
import {
  addVersion,
  assertReviewable,
  columnsOf,
  type TwoHands,
} from '#features/scholar-review/record-review.server.ts'
import { passageParts } from '#features/scholar-review/scholar-review.ts'

/** What a proposal of a whole sheet is about. */
const SHEET = 'pengantar'

export const introductionsProposal = defineProposal({
  kind: 'scholar.introductions',
  words: 'Menampilkan pengantar surah',
  propose: 'content.write',
  approve: 'content.approve',
  terms: introductionsInput,
  describe: ({ texts, source, leaveBy, leaveOn, reviewer, title, reviewedOn, note }) => [
    { label: 'Sumber', value: source },
    { label: 'Izin', value: `${leaveBy}, ${formatDate(startOfDay(leaveOn))}` },
    { label: 'Ditinjau oleh', value: `${reviewer}, ${title}` },
    { label: 'Tanggal tinjauan', value: formatDate(startOfDay(reviewedOn)) },
    { label: 'Catatan', value: note },
    ...texts.map(({ surah, text }) => ({ label: `Surah ke-${surah}`, value: text })),
  ],
  address: (documentId) => `/kelola/tinjauan/${documentId.replace('.', '/')}`,
  basis: async ({ db }, { terms: { texts } }) => {
    const versions: Record<string, number> = {}
    for (const { surah } of texts) versions[surah] = await versionOf(db, introductionKeyOf(surah))
    return { versions }
  },
  apply: (ctx, { terms, madeBy, decidedBy }) =>
    recordIntroductions(ctx, terms, { madeBy, decidedBy }),
})

/** Proposes introductions, of one surah or of many; answers the proposal's id. Refuses as `assertAllowed` does. */
export async function proposeIntroductions(
  ctx: Ctx,
  terms: IntroductionsInput,
  { by }: { by: string },
): Promise<string> {
  assertAllowed(ctx, terms)
  const [first, ...others] = terms.texts
  const isOne = first !== undefined && others.length === 0
  return await propose(ctx, introductionsProposal, {
    documentId: isOne ? introductionKeyOf(first.surah) : SHEET,
    title: isOne ? `Pengantar surah ke-${first.surah}` : `Pengantar ${terms.texts.length} surah`,
    terms,
    before: isOne ? await introductionInForce(ctx, first.surah) : null,
    note: terms.note,
    by,
  })
}

/** A sheet of introductions as it may be proposed. `replaced` have one that shows now. */
export type IntroductionSheet = {
  lines: IntroductionRow[]
  problems: RowProblem[]
  replaced: number[]
}

/** Reads a sheet of introductions against those that show. Writes nothing. */
export async function readIntroductionSheet(ctx: Ctx, text: string): Promise<IntroductionSheet> {
  const { lines, problems } = readIntroductionRows(readDelimited(text))
  const replaced: number[] = []
  for (const { surah } of lines) if (await introductionInForce(ctx, surah)) replaced.push(surah)
  return { lines, problems, replaced }
}

/** Proposes every row of a sheet without a mistake, all or none. Refuses with SheetRefused. */
export async function proposeSheet(
  ctx: Ctx,
  { text, leave }: { text: string; leave: IntroductionLeave },
  hand: { by: string },
): Promise<string> {
  const { lines, problems } = readIntroductionRows(readDelimited(text))
  const [wrong] = problems
  if (wrong) throw new SheetRefused(`Baris ${wrong.row}: ${wrong.why}`)
  if (lines.length === 0) throw new SheetRefused('Lembarnya tidak memuat pengantar.')
  const texts = lines.map(({ surah, text: words }) => ({ surah, text: words }))
  return await proposeIntroductions(ctx, { ...leave, texts }, hand)
}

/** Refuses a review or a leave of a day that has not come. */
function assertAllowed(
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
