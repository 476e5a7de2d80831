import { type RawBuilder, sql } from 'kysely'

/**
 * A sub-select of what moves places of cash: (place_id, source_id, journal_id, day, fund, amount), the amount below zero
 * where it left. What names no place lies in the first of its account, so that all places hold what the ledger does.
 */
export function placeMoves(placeId?: string): RawBuilder<unknown> {
  const ofPlace = placeId ? sql`where place.id = ${placeId}::uuid` : sql``
  return sql`(
    select place.id as place_id, posting.source_id, posting.journal_id, posting.fund,
      (journal.occurred_at at time zone 'Asia/Jakarta')::date as day,
      case when posting.debit_account = place.account then posting.amount else -posting.amount end as amount
    from (
      select id, account,
        id = first_value(id) over (partition by account order by opened_on, id) as is_first
      from cash_place) as place
    join ledger_posting as posting on place.account in (posting.debit_account, posting.credit_account)
      and (posting.cash_place_id = place.id or posting.cash_place_id is null and place.is_first)
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    ${ofPlace})`
}
