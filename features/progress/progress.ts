import { mergeMarks, readMarks } from '#features/hafalan/marks.ts'
import { mergePlans, readPlan, type KhatamPlan } from '#features/khatam/plan.ts'

/** What of reading and learning is kept in the account. */
export const progressKinds = ['khatam', 'hafalan'] as const
export type ProgressKind = (typeof progressKinds)[number]

/** A verse's marks, without what each device reckons from them. */
export type HafalanState = { marks: readonly number[] }
export type ProgressState = KhatamPlan | HafalanState

/** How many plans an account keeps, removed ones too; verses end by themselves. */
export const MOST_PLANS = 500

/** Both copies of one thing in one; undefined where the new one is none of its kind. */
export function mergedState(
  kind: ProgressKind,
  known: unknown,
  brought: unknown,
): ProgressState | undefined {
  if (kind === 'khatam') {
    const [mine, theirs] = [readPlan(known), readPlan(brought)]
    return mine && theirs ? mergePlans(mine, theirs) : theirs
  }
  const theirs = readMarks(Object(brought).marks)
  return theirs && { marks: mergeMarks(readMarks(Object(known).marks) ?? [], theirs) }
}
