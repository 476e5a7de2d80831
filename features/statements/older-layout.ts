import { amilShareSpent } from '#features/ledger/ledger.ts'
import type { LayoutLine } from './statement-kinds.ts'

/**
 * The changes of the funds as they were shown before: the amil's share takes from what was received instead of standing
 * among what was spent. The surplus is the same.
 */
export function olderLayout(lines: readonly LayoutLine[]): LayoutLine[] {
  const isShare = ({ section, accounts }: LayoutLine) =>
    section === 'spending' && accounts.every((code) => amilShareSpent.includes(code))
  const shares = lines.filter(isShare)
  const older = lines.filter((line) => !isShare(line))
  for (const share of shares) {
    const isOfFund = ({ section, funds }: LayoutLine) =>
      section === 'receipts' && share.funds.every((fund) => funds.includes(fund))
    const at = older.findLastIndex(isOfFund)
    const heading = older[at]?.heading ?? share.heading
    const words = `Dikurangi: bagian ${share.words.toLowerCase()}`
    older.splice(at + 1, 0, { ...share, section: 'receipts', heading, words, sign: -1 })
  }
  return older
}
