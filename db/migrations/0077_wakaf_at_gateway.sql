alter table refund validate constraint refund_status_known;
alter table refund validate constraint refund_bank_named;
alter table suspense_decision validate constraint suspense_decision_bank_named;
alter table donation validate constraint donation_status_known;
alter table donation validate constraint donation_paid_when_held;

-- A wakaf stands at the gateway until it is paid out. Earlier versions booked it at the wakaf bank on the day it was
-- given: what no payout has brought yet moves back to the gateway, by a journal of its own.
do $$
declare
  gift record;
  moved uuid;
begin
  for gift in
    select donation.id, donation.campaign_id, donation.amount
    from donation
    where donation.fund = 'W' and donation.status in ('paid', 'refund_pending')
      and exists (select 1 from ledger_posting as held
        where held.source_id = donation.id and held.debit_account = '1123' and held.fund = 'W')
      and not exists (select 1 from settlement_line as line
        where line.source_id = donation.id and line.fund = 'W')
  loop
    moved := md5('wakaf at gateway ' || gift.id)::uuid;
    insert into ledger_journal (source_id, id, source, event, description, occurred_at, recorded_at)
    values (gift.id, moved, 'correction', 'wakaf at gateway',
      'Wakaf yang belum dicairkan penyedia dipindah ke piutang penyedia', booked_at(now()), now());
    insert into ledger_posting
      (source_id, journal_id, line, debit_account, credit_account, fund, campaign_id, amount)
    values (gift.id, moved, 1, '1130', '1123', 'W', gift.campaign_id, gift.amount);
  end loop;
end $$;
