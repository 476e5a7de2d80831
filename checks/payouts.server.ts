import { type RawBuilder, sql } from 'kysely'
import { gatewayBooks } from '#features/settlement/gateway-books.server.ts'
import { account, channelFees } from '#features/ledger/ledger.ts'

/**
 * Payouts whose money at the banks is not that of their lines. The principal of a wakaf arrives whole: the amil owes its
 * fee. Earlier versions had it at its bank from the start, and a payout of it posted nothing.
 */
export function payoutsOffTheLedger(): RawBuilder<unknown> {
  return sql`
    select 1 from settlement_batch as batch
    left join (
      select batch_id, sum(case when fund = 'W' then gross else gross - fee - tax end) as sum
      from settlement_line
      where fund <> 'W' or exists (
        select 1 from ledger_posting as held
        where held.source_id = settlement_line.source_id and held.fund = 'W'
          and held.debit_account = ${account.gatewayReceivable})
      group by batch_id) as line on line.batch_id = batch.id
    left join (
      select batch_id, sum(case when fund = 'W' then amount else amount + fee + tax end) as sum
      from settlement_deduction group by batch_id) as kept on kept.batch_id = batch.id
    left join (
      select source_id, sum(
        case when debit_account like '112%' then amount else 0 end
        - case when credit_account like '112%' then amount else 0 end) as sum
      from ledger_posting
      where source_id in (select id from settlement_batch)
      group by source_id) as posted on posted.source_id = batch.id
    where coalesce(line.sum, 0) - coalesce(kept.sum, 0) <> coalesce(posted.sum, 0)`
}

/** Portions of payouts whose fee is not on their document. */
export function feesOffTheLedger(): RawBuilder<unknown> {
  return sql`
    select 1 from (
      select source_id, portion_id, batch_id, fee + tax as withheld, 'fee ' as kind
      from settlement_line
      union all
      select source_id, portion_id, batch_id, sum(fee + tax), 'deduction fee '
      from settlement_deduction where kind = 'taken_back'
      group by source_id, portion_id, batch_id) as line
    where withheld <> (
      select coalesce(sum(posting.amount), 0)
      from ledger_journal as journal
      join ledger_posting as posting
        on posting.source_id = journal.source_id and posting.journal_id = journal.id
      where journal.source_id = line.source_id and journal.source = 'settlement'
        and journal.event in (line.kind || line.portion_id,
          line.kind || line.portion_id || ' ' || line.batch_id)
        and posting.debit_account = any(${channelFees}::text[]))`
}

/** Providers that hold another sum than their charges say (1130). */
export function gatewaysOffTheirCharges(): RawBuilder<unknown> {
  return sql`
    select 1 from (${gatewayBooks()} union all ${gatewayCharges()}) as held
    where provider not in ('sample', 'bank', 'counter')
    group by provider having sum(amount) <> 0`
}

/**
 * The same from the documents, with the sign turned: what was received, less what was paid out or went back before, and
 * more what was paid out and then kept back.
 */
function gatewayCharges(): RawBuilder<unknown> {
  return sql`
    select charge.provider,
      -sum(operational + returned_operational + donation.amount + returned_amount)
    from charge join donation on donation.id = charge.donation_id
    where charge.status = 'paid' group by charge.provider
    union all
    (with returned as materialized (
      select donation.suspense_source_id, donation.suspense_id
      from donation join refund on refund.donation_id = donation.id
      where donation.suspense_id is not null and refund.status = 'paid'
        and coalesce(refund.pays_from, 'gateway') = 'gateway')
    select provider, -sum(amount) from suspense
    where returned_at is null and not exists (
      select 1 from suspense_decision as decision
      where decision.donation_id = suspense.donation_id and decision.suspense_id = suspense.id
        and decision.kind = 'refund' and decision.status = 'paid'
        and coalesce(decision.pays_from, 'gateway') = 'gateway')
      and not exists (select 1 from returned
        where returned.suspense_source_id = suspense.donation_id
          and returned.suspense_id = suspense.id)
    group by provider)
    union all
    select ${providerOf('line')}, sum(line.gross) from settlement_line as line group by 1
    union all
    select ${providerOf('kept')}, -sum(kept.amount) from settlement_deduction as kept
    where kept.kind = 'taken_back' group by 1`
}

/** The provider that took a portion, whoever paid it out. */
function providerOf(table: 'line' | 'kept'): RawBuilder<unknown> {
  const relation = sql.table(table)
  return sql`coalesce(
    (select max(charge.provider) from charge where charge.donation_id = ${relation}.source_id
      and ${relation}.portion_id in (charge.id, charge.donation_id) and charge.paid_at is not null),
    (select max(suspense.provider) from suspense
      where suspense.donation_id = ${relation}.source_id and suspense.id = ${relation}.portion_id),
    'none')`
}
