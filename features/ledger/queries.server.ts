import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema.ts'
import { normalSide } from './ledger.ts'

/** What an account holds, in rupiah on its normal side: a positive number is the usual state of any account. */
export async function balanceOf(
  db: Db | Tx,
  { account, fund, campaignId }: { account: string; fund?: Fund; campaignId?: string },
): Promise<number> {
  const debits = sql<number>`coalesce(sum(amount) filter (where debit_account = ${account}), 0)`
  const credits = sql<number>`coalesce(sum(amount) filter (where credit_account = ${account}), 0)`
  const { balance } = await db
    .selectFrom('ledger_posting')
    .select(sql<number>`(${debits} - ${credits})::bigint`.as('balance'))
    .where((where) =>
      where.or([where('debit_account', '=', account), where('credit_account', '=', account)]),
    )
    .$if(fund !== undefined, (query) => query.where('fund', '=', fund as Fund))
    .$if(campaignId !== undefined, (query) => query.where('campaign_id', '=', campaignId as string))
    .executeTakeFirstOrThrow()
  return normalSide(account) === 'debit' ? balance : 0 - balance
}

export type TrialBalanceRow = {
  fund: Fund
  account: string
  name: string
  debit: number
  credit: number
}

/** Every account that moved, by fund, with the sums of its debits and credits in rupiah. */
export async function trialBalance(db: Db | Tx): Promise<TrialBalanceRow[]> {
  const { rows } = await sql<TrialBalanceRow>`
    select line.fund, line.account, ledger_account.name,
      sum(line.debit)::bigint as debit, sum(line.credit)::bigint as credit
    from (
      select fund, debit_account as account, amount as debit, 0 as credit from ledger_posting
      union all
      select fund, credit_account, 0, amount from ledger_posting) as line
    join ledger_account on ledger_account.code = line.account
    group by line.fund, line.account, ledger_account.name
    order by line.fund, line.account`.execute(db)
  return rows
}
