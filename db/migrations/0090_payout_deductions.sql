-- What a provider keeps back in a payout: a received sum that it took back after paying it out (the ids of that sum),
-- or an adjustment of its own account with us (the payout's id and an id of its own). Below zero it pays on top.
create table settlement_deduction (
  source_id uuid not null,
  portion_id uuid not null,
  fund text not null references ledger_fund,
  campaign_id uuid,
  batch_id uuid not null references settlement_batch,
  kind text not null check (kind in ('taken_back', 'adjustment')),
  amount bigint not null check (amount <> 0),
  fee bigint not null check (fee >= 0),
  tax bigint not null check (tax >= 0),
  primary key (source_id, portion_id, fund),
  constraint settlement_deduction_kind check (kind = 'adjustment' or amount > 0));
create index settlement_deduction_batch on settlement_deduction (batch_id);

alter table settlement_difference drop constraint settlement_difference_reason_check;
alter table settlement_difference add constraint settlement_difference_reason check (
  reason in ('unknown', 'amount', 'settled', 'fee', 'still_ours', 'not_paid_out', 'deducted')) not valid;

-- The reference a provider gave with kept money, so that a payout report finds money without a donation. Older rows
-- are found by the provider's own id.
alter table suspense add column reference text;

-- A payout that was undone may be booked again; its journals stay, and further ones reverse them.
alter table settlement_batch add column undone_at timestamptz;
alter table settlement_batch drop constraint settlement_batch_once;
create unique index settlement_batch_booked on settlement_batch (provider, reference) where undone_at is null;
