import { sql } from 'kysely'
import { account } from '#features/ledger/ledger.ts'
import { fundLines } from '#features/site-page/fund-lines.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

type Moved = { fund: Fund; debit: string; credit: string; amount: number }

/**
 * How many funds have another rest on /about than the ledger has for them. The page adds up income and costs; this asks
 * from the other side, what a fund owns less what it owes and had before, so that a cost the page leaves out is found.
 */
export async function aboutOffTheLedger(db: Db, lines = fundLines): Promise<number> {
  // One statement, so that donations that come meanwhile do not disturb it.
  const { rows } = await sql<Moved>`
    select fund, debit_account as debit, credit_account as credit, sum(amount)::bigint as amount
    from ledger_posting group by fund, debit_account, credit_account`.execute(db)
  const shown = lines(
    rows.flatMap(({ fund, debit, credit, amount }) => [
      { fund, account: debit, debit: amount, credit: 0 },
      { fund, account: credit, debit: 0, credit: amount },
    ]),
  )
  const held = new Map<Fund, number>()
  for (const { fund, debit, credit, amount } of rows) {
    const sum = (isHeld(debit) ? amount : 0) - (isHeld(credit) ? amount : 0)
    held.set(fund, (held.get(fund) ?? 0) + sum)
  }
  const restOf = (fund: Fund) => shown.find((line) => line.fund === fund)?.balance ?? 0
  return [...held].filter(([fund, sum]) => restOf(fund) !== sum).length
}

/** What is owned, owed or was there before; the thing that a wakaf became is passed on. */
function isHeld(code: string): boolean {
  return /^[123]/.test(code) && code !== account.wakafAsset
}
