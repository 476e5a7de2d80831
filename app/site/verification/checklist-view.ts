import {
  checklists,
  holds,
  isVerified,
  type VerificationCheck,
  type VerifiedSubject,
} from '#features/verification/verification.ts'

type CheckView = {
  name: string
  /** Missing: a required check nobody has recorded. */
  state: 'passed' | 'failed' | 'expired' | 'missing'
  checkedBy: string
  checkedAt: string
  evidence: string
}

/** What a seal opens. `checks` is empty while nothing is recorded; then there is no seal. */
export type ChecklistView = { isVerified: boolean; isSample: boolean; checks: CheckView[] }

/** The recorded checks in the order of their list, and the required ones that are still missing. */
export function toChecklistView(
  recorded: readonly VerificationCheck[],
  { subject, now }: { subject: VerifiedSubject; now: Date },
): ChecklistView {
  const rows = Object.entries(checklists[subject]).flatMap(([kind, { name, isRequired }]) => {
    const check = recorded.find((one) => one.kind === kind)
    if (check) return toCheckView(check, { name, now })
    const none = { checkedBy: '', checkedAt: '', evidence: '' }
    return isRequired ? { name, state: 'missing' as const, ...none } : []
  })
  return {
    isVerified: isVerified(recorded, { subject, now }),
    isSample: recorded.some(({ isSample }) => isSample),
    checks: recorded.length === 0 ? [] : rows,
  }
}

function toCheckView(
  check: VerificationCheck,
  { name, now }: { name: string; now: Date },
): CheckView {
  const { hasPassed, checkedBy, checkedAt, evidence } = check
  const failed = hasPassed ? 'expired' : 'failed'
  const state = holds(check, now) ? 'passed' : failed
  return { name, state, checkedBy, checkedAt: checkedAt.toISOString(), evidence }
}
