import { type RawBuilder, sql } from 'kysely'
import { account } from '#features/ledger/ledger.ts'

/**
 * The balance of 1130 by provider, from the ledger, of all days or before a moment. A posting names no provider, so
 * its document does; a balance without one is an error, except for a demo's samples, which have no code and no payout.
 * What another document holds is read first, since a cluster joins only rows of one document.
 */
export function gatewayBooks(before?: Date): RawBuilder<unknown> {
  const until = before
    ? sql`and coalesce(journal.happened_at, journal.occurred_at) < ${before}`
    : sql``
  return sql`(
    with made as materialized (
      select id, suspense_source_id, suspense_id from donation where suspense_id is not null),
    made_by as materialized (
      select made.id, max(suspense.provider) as provider
      from suspense join made on made.suspense_source_id = suspense.donation_id
        and made.suspense_id = suspense.id
      group by made.id),
    kept_by as materialized (
      select id, max(provider) as provider from suspense group by id)
    select coalesce(batch.provider, named.provider,
        case when line.source = 'suspense' then titipan.provider else charged.provider end,
        made_by.provider, titipan.provider, kept_by.provider,
        case when line.source in ('donation', 'settlement')
          -- A sample of an earlier version, moved by migration 0077.
          or line.event = 'wakaf at gateway' then 'sample' else 'none' end
      ) as provider, sum(line.amount) as amount
    from (
      select journal.source_id, journal.source, journal.event,
        case when posting.debit_account = ${account.gatewayReceivable}
          then posting.amount else -posting.amount end as amount
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where ${account.gatewayReceivable} in (posting.debit_account, posting.credit_account)
        -- What a provider held before the cut-over stands in open items.
        and journal.source not in ('opening', 'voucher') ${until}) as line
    left join settlement_batch as batch on batch.id = line.source_id
    left join settlement_batch as named on named.id::text = right(line.event, 36)
    left join (
      select donation_id, max(provider) as provider from charge
      where paid_at is not null group by donation_id) as charged
      on charged.donation_id = line.source_id
    left join made_by on made_by.id = line.source_id
    left join (
      -- What our own bank kept is not in 1130; a donation may have titipan of both.
      select donation_id, coalesce(max(provider) filter (where provider <> 'bank'), max(provider)) as provider
      from suspense group by donation_id) as titipan
      on titipan.donation_id = line.source_id
    left join kept_by on kept_by.id = line.source_id
    group by 1)`
}
