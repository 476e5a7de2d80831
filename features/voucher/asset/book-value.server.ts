import { sql } from 'kysely'
import type { Posting } from '#features/ledger/ledger.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { BalanceMissing } from '../errors.ts'

const pairs = [
  ['1210', '1220'],
  ['1230', '1240'],
] as const

/** Nothing is written off beyond what it cost, and no cost leaves that the register still has. */
export async function assertAssets(
  tx: Tx,
  postings: readonly Posting[],
  day: string,
): Promise<void> {
  for (const fund of new Set(postings.map((posting) => posting.fund))) {
    for (const [cost, lost] of pairs) {
      const own = postings.filter((posting) => posting.fund === fund)
      const [costs, value] = [debitsOf(own, cost), debitsOf(own, cost) + debitsOf(own, lost)]
      if (costs >= 0 && value >= 0) continue
      if (own.some((each) => isUndoing(each, cost))) continue
      const held = await balanceOf(tx, { account: cost, fund })
      const left = held - (await balanceOf(tx, { account: lost, fund }))
      if (left + value < 0) throw new BalanceMissing(left, formatDate(startOfDay(day)))
      if (costs >= 0) continue
      const free = held - (await registered(tx, cost, fund))
      if (free + costs < 0) throw new BalanceMissing(free, formatDate(startOfDay(day)))
    }
  }
}

function debitsOf(postings: readonly Posting[], account: string): number {
  return postings.reduce(
    (sum, { debit, credit, amount }) =>
      sum + (debit === account ? amount : 0) - (credit === account ? amount : 0),
    0,
  )
}

/** A purchase or a gift that is undone takes its own row out of the register. */
function isUndoing({ debit, credit }: Posting, cost: string): boolean {
  return credit === cost && /^(11[12]|4)/.test(debit)
}

async function registered(tx: Tx, account: string, fund: Fund): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(asset.cost), 0)::bigint as sum
    from asset left join voucher on voucher.id = asset.voucher_id
    where asset.account = ${account} and asset.fund = ${fund}
      and (voucher.status is null or voucher.status = 'posted')`.execute(tx)
  return rows[0]?.sum ?? 0
}
