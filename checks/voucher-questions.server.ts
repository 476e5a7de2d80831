import { type RawBuilder, sql } from 'kysely'
import { normalSide } from '#features/ledger/ledger.ts'
import { itemAccounts } from '#features/voucher/item-accounts.ts'

const codes = Object.keys(itemAccounts)
const debts = codes.filter((code) => normalSide(code) === 'credit')

/** Questions about the institution's acts and what stays open of them. */
export const voucherQuestions = {
  // A voucher that was posted has one journal, one that was undone has its opposite too, and no other has any.
  vouchersOffTheLedger: () => sql`
    select 1 from voucher
    full join (
      select source_id, count(*) filter (where event <> 'reversed') as posted,
        count(*) filter (where event = 'reversed') as reversed
      from ledger_journal where source = 'voucher' group by source_id) as journal
      on journal.source_id = voucher.id
    where coalesce(journal.posted, 0)
        <> (case when voucher.status in ('posted', 'reversed') then 1 else 0 end)
      or coalesce(journal.reversed, 0) <> (case when voucher.status = 'reversed' then 1 else 0 end)`,

  // What each account of open items holds in a fund is what remains of its items. Fees of wakaf stand on 2110 too, which
  // have none.
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
      where code <> '2110' or source_id in (select source_id from open_item_move)) as line
    group by account, fund having sum(amount) <> 0`,
} satisfies Record<string, () => RawBuilder<unknown>>
