import { type RawBuilder, sql } from 'kysely'
import { account } from '#features/ledger/ledger.ts'

/**
 * The balance of 1130 by provider, from the ledger. A posting names no provider: its document does. What belongs to
 * none is an error of its own.
 */
export function gatewayBooks(): RawBuilder<unknown> {
  return sql`
    select coalesce(
        (select provider from settlement_batch as batch where batch.id = line.source_id),
        (select provider from settlement_batch as batch where batch.id::text = right(line.event, 36)),
        case when line.source <> 'suspense' then (select max(charge.provider) from charge
          where charge.donation_id = line.source_id and charge.paid_at is not null) end,
        (select max(suspense.provider) from donation join suspense
          on suspense.donation_id = donation.suspense_source_id and suspense.id = donation.suspense_id
          where donation.id = line.source_id),
        (select max(suspense.provider) from suspense where suspense.donation_id = line.source_id),
        (select max(suspense.provider) from suspense where suspense.id = line.source_id),
        'none') as provider, sum(line.amount) as amount
    from (
      select journal.source_id, journal.source, journal.event,
        case when posting.debit_account = ${account.gatewayReceivable}
          then posting.amount else -posting.amount end as amount
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where ${account.gatewayReceivable} in (posting.debit_account, posting.credit_account)) as line
    group by 1`
}

/**
 * The same from the documents, with the sign turned: what was received, less what was paid out or went back before, and
 * more what was paid out and then kept back.
 */
export function gatewayCharges(): RawBuilder<unknown> {
  return sql`
    select charge.provider, -sum(operational + donation.amount)
    from charge join donation on donation.id = charge.donation_id
    where charge.status = 'paid' group by charge.provider
    union all
    select provider, -sum(amount) from suspense
    where returned_at is null and not exists (
      select 1 from suspense_decision as decision
      where decision.donation_id = suspense.donation_id and decision.suspense_id = suspense.id
        and decision.kind = 'refund' and decision.status = 'paid'
        and coalesce(decision.pays_from, 'gateway') = 'gateway')
      and not exists (select 1 from donation join refund on refund.donation_id = donation.id
        where donation.suspense_source_id = suspense.donation_id
        and donation.suspense_id = suspense.id
        and refund.status = 'paid' and coalesce(refund.pays_from, 'gateway') = 'gateway')
    group by provider
    union all
    select ${providerOf('line')}, sum(line.gross) from settlement_line as line group by 1
    union all
    select ${providerOf('kept')}, -sum(kept.amount) from settlement_deduction as kept
    where kept.kind = 'taken_back' group by 1`
}

/** The provider that took a portion, whoever paid it out. */
function providerOf(table: 'line' | 'kept'): RawBuilder<unknown> {
  const of = sql.table(table)
  return sql`coalesce(
    (select max(charge.provider) from charge where charge.donation_id = ${of}.source_id
      and ${of}.portion_id in (charge.id, charge.donation_id) and charge.paid_at is not null),
    (select max(suspense.provider) from suspense
      where suspense.donation_id = ${of}.source_id and suspense.id = ${of}.portion_id),
    'none')`
}
