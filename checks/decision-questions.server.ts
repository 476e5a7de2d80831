import { type RawBuilder, sql } from 'kysely'
import { TAKEN } from '#features/books/amil-share.server.ts'
import { account, amilShareSpent } from '#features/ledger/ledger.ts'
import { debitQuestions } from './debit-questions.server.ts'

/** Questions about what people decide: titipan, the amil's policies, debts between funds, and debits agreed to. */
export const decisionQuestions = {
  // What two people decided on is done: neither its donation nor a newer code of it may still be paid. A donation whose
  // match was undone since waits again.
  resolvedTitipanStillPayable: () => sql`
    with undone as materialized (
      select donation_id, max(undone_at) as at from transfer_undo group by donation_id)
    select 1 from suspense_decision as decision
    left join undone on undone.donation_id = decision.donation_id
    where decision.status in ('approved', 'paid')
      and (undone.at is null or undone.at < decision.approved_at) and (
      exists (select 1 from donation where donation.id = decision.donation_id
        and donation.status in ('awaiting_payment', 'expired'))
      or exists (select 1 from charge where charge.donation_id = decision.donation_id
        and charge.status in ('creating', 'unknown', 'pending')))`,

  // A debt between more than two funds in one journal: nobody could tell which of them owes which.
  journalsBetweenThreeFunds: () => sql`
    select 1 from ledger_posting
    where debit_account in (${account.interFundReceivable}, ${account.interFundPayable})
      or credit_account in (${account.interFundReceivable}, ${account.interFundPayable})
    group by source_id, journal_id
    having count(distinct fund) > 2`,

  // No share without a basis: on its day a policy of the fund or the campaign was in force.
  amilSharesWithoutABasis: () => sql`
    select 1 from ledger_journal as journal
    join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    where journal.source = 'amil' and journal.event = ${TAKEN}
      and posting.debit_account = any(${amilShareSpent}::text[])
      and not exists (
        select 1 from amil_policy as policy
        where policy.fund = posting.fund and policy.per_mille > 0
          and (policy.campaign_id is null or policy.campaign_id = posting.campaign_id)
          and policy.valid_from <= (journal.occurred_at at time zone 'Asia/Jakarta')::date)`,

  ...debitQuestions,
} satisfies Record<string, () => RawBuilder<unknown>>
