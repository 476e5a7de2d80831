import { type RawBuilder, sql } from 'kysely'
import { CONTRA } from '#features/opening/opening-rows.ts'

/** Questions about what an institution holds beside money: advances, stores, things, and its beginning. */
export const holdingQuestions = {
  // No advance, loan or store gives more than it had; goods that are gone have no value left, and no value is without
  // its goods.
  openItemsBelowZero: () => sql`
    select 1 from open_item_move
    group by item_id
    having sum(amount) < 0 or sum(quantity) < 0
      or (sum(quantity) = 0 and sum(amount) <> 0)`,

  // The register of things has what vouchers brought and no more than the books have, and nothing lost more than it cost.
  assetsOffTheLedger: () => sql`
    select 1 from (
      select asset.account, asset.fund, sum(asset.cost) as registered, 0 as held, 0 as lost
      from asset left join voucher on voucher.id = asset.voucher_id
      where voucher.status is null or voucher.status = 'posted'
      group by 1, 2
      union all
      select case when code in ('1210', '1220') then '1210' else '1230' end, fund, 0,
        case when code in ('1210', '1230') then moved else 0 end,
        case when code in ('1220', '1240') then -moved else 0 end
      from (
        select debit_account as code, fund, amount as moved from ledger_posting
        where debit_account in ('1210', '1220', '1230', '1240')
        union all
        select credit_account, fund, -amount from ledger_posting
        where credit_account in ('1210', '1220', '1230', '1240')) as side) as line
    group by account, fund
    having sum(registered) > sum(held) or sum(lost) > sum(held)
    union all
    select 1 from voucher
    where template in ('beli-aset', 'beli-aset-kelolaan', 'terima-aset-kelolaan')
      and status = 'posted'
      and not exists (select 1 from asset where asset.voucher_id = voucher.id)`,

  // What an opening stands against is nothing in the end, in every fund.
  openingsLeftOver: () => sql`
    select 1 from ledger_posting
    where ${CONTRA} in (debit_account, credit_account)
    group by fund
    having sum(case when debit_account = ${CONTRA} then amount else -amount end) <> 0`,
} satisfies Record<string, () => RawBuilder<unknown>>
