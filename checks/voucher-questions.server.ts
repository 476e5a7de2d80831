import { type RawBuilder, sql } from 'kysely'
import { normalSide } from '#features/ledger/ledger.ts'
import { itemAccounts, sharedItemAccounts } from '#features/voucher/templates/item-accounts.ts'
import { cashQuestions } from './cash-questions.server.ts'
import { holdingQuestions } from './holding-questions.server.ts'

const codes = Object.keys(itemAccounts)
const debts = codes.filter((code) => normalSide(code) === 'credit')

/** Questions about the institution's acts, what stays open of them, its cash and what else it holds. */
export const voucherQuestions = {
  ...holdingQuestions,

  // A voucher that was posted has one journal, one that was undone has its opposite too, and no other has any.
  vouchersOffTheLedger: () => sql`
    select 1 from (
      select id, case when status in ('posted', 'reversed') then 1 else 0 end as posted,
        case when status = 'reversed' then 1 else 0 end as reversed
      from voucher
      union all
      select source_id, case when event = 'reversed' then 0 else -1 end,
        case when event = 'reversed' then -1 else 0 end
      from ledger_journal where source = 'voucher') as part
    group by id having sum(posted) <> 0 or sum(reversed) <> 0`,

  // What each account of open items holds in a fund is what remains of its items. Fees of wakaf stand on 2110
  // too, titipan on 2130 and what providers hold on 1130, which have none.
  openItemsOffTheLedger: () => sql`
    select 1 from (
      select item.account, item.fund, move.amount
      from open_item_move as move join open_item as item on item.id = move.item_id
      union all
      select code, fund, case when code = any(${debts}::text[]) then moved else -moved end
      from (
        select source_id, debit_account as code, fund, amount as moved from ledger_posting
        where debit_account = any(${codes}::text[])
        union all
        select source_id, credit_account, fund, -amount from ledger_posting
        where credit_account = any(${codes}::text[])) as side
      where code <> all(${[...sharedItemAccounts]}::text[])
        or source_id in (select source_id from open_item_move)) as line
    group by account, fund having sum(amount) <> 0`,

  ...cashQuestions,
} satisfies Record<string, () => RawBuilder<unknown>>
