import { amilShares, isShared, type SharedFund } from '#features/books/amil-share.ts'
import { donationIncome } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** What the amil had taken of a fund or programme before the cut-over, and of what. */
export type OpeningShare = {
  day: string
  fund: SharedFund
  campaignId: string | null
  eligible: number
  taken: number
}

export type ShareRow = OpeningShare & { isShare: true }

type MemoLine = {
  day: string
  account: string
  fund: Fund
  campaignId: string | null
  amount: number
}

/** A row of jenis memo: receipts as a credit, or what the amil took of them as a debit; or why it is neither. */
export function shareRowOf({
  day,
  account,
  fund,
  campaignId,
  amount,
}: MemoLine): ShareRow | string {
  if (!isShared(fund)) return `Bagian amil hanya dari dana ${Object.keys(amilShares).join(', ')}.`
  const share = { isShare: true, day, fund, campaignId } as const
  const { spent } = amilShares[fund]
  if (account === spent && amount > 0) return { ...share, eligible: 0, taken: amount }
  if (donationIncome[fund].includes(account) && amount < 0)
    return { ...share, eligible: 0 - amount, taken: 0 }
  return `Memo dana ${fund}: penerimaan (${donationIncome[fund].join(', ')}) di kredit, bagian amil yang sudah diambil (${spent}) di debit.`
}

/** Whether a row tells of shares instead of a balance. */
export function isShareRow(row: object): row is ShareRow {
  return 'isShare' in row
}

/** The rows of each fund and programme as one. */
export function sharesIn(rows: readonly ShareRow[]): OpeningShare[] {
  const shares = new Map<string, OpeningShare>()
  for (const { isShare: _, ...row } of rows) {
    const key = `${row.fund} ${row.campaignId}`
    const known = shares.get(key) ?? { ...row, eligible: 0, taken: 0 }
    const { eligible, taken } = known
    shares.set(key, { ...known, eligible: eligible + row.eligible, taken: taken + row.taken })
  }
  return [...shares.values()]
}
