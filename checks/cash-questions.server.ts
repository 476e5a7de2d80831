import { type RawBuilder, sql } from 'kysely'
import { overdueBoxes } from '#features/donation-box/queries.server.ts'
import { placeMoves } from '#features/voucher/place-moves.server.ts'

/** Questions about cash: its places, and boxes. */
export const cashQuestions = {
  // Together places hold what the ledger does, for what names none is the first one's: so a posting names a place of the
  // account that it moves, no place is below zero on a day, and a closed one is empty.
  cashPlacesOffTheLedger: () => sql`
    with daily as (
      select place_id, sum(sum(amount)) over (partition by place_id order by day) as held,
        lead(day) over (partition by place_id order by day) as next
      from ${placeMoves()} as move group by place_id, day)
    select 1 from ledger_posting as posting
    left join cash_place as place on place.id = posting.cash_place_id
    where posting.cash_place_id is not null
      and (place.id is null or place.account not in (posting.debit_account, posting.credit_account))
    union all
    select 1 from daily where held < 0
    union all
    select 1 from daily join cash_place as place on place.id = daily.place_id
    where next is null and held <> 0 and closed_on is not null`,

  // What two people counted in a box is at the bank within the days that it has.
  boxesNotDeposited: overdueBoxes,
} satisfies Record<string, () => RawBuilder<unknown>>
