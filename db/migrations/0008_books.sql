-- What happens to money after it was given: settled by the provider, passed on, returned, or found an owner.

-- A row that was proposed keeps its terms: only the columns named here may change, and an approval stays whose it is.
create function keep_terms() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv::text[] <> to_jsonb(old) - tg_argv::text[]
    or (old.approved_by is not null and new.approved_by is distinct from old.approved_by)
    or old.status in ('paid', 'rejected') then
    raise exception '% keeps its terms', tg_table_name using errcode = '23001';
  end if;
  return new;
end $$;

-- A payout of a provider, once.
create table settlement_batch (
  id uuid primary key,
  provider text not null,
  reference text not null,
  settled_at timestamptz not null,
  recorded_at timestamptz not null,
  constraint settlement_batch_once unique (provider, reference));

-- One received sum in a payout: a gift (the id of its charge) or titipan (the id of its row). It is settled once.
create table settlement_line (
  source_id uuid not null,
  portion_id uuid not null,
  batch_id uuid not null references settlement_batch,
  fund text not null references ledger_fund,
  campaign_id uuid,
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee >= 0),
  tax bigint not null check (tax >= 0),
  primary key (source_id, portion_id),
  constraint settlement_fee_within_gross check (fee + tax <= gross));
create index settlement_line_batch on settlement_line (batch_id);

-- Lines of a payout that do not fit our books: listed for a person, never posted (F19).
create table settlement_difference (
  batch_id uuid not null references settlement_batch,
  line int not null,
  reference text not null,
  gross bigint not null,
  expected bigint not null,
  reason text not null check (reason in ('unknown', 'amount', 'settled')),
  primary key (batch_id, line));

-- Money on its way to people. Who proposes it never approves it.
create table disbursement (
  id uuid primary key,
  campaign_id uuid references campaign,
  fund text not null references ledger_fund,
  account text not null references ledger_account,
  amount bigint not null check (amount > 0),
  description text not null,
  beneficiaries int not null check (beneficiaries > 0),
  proof text,
  status text not null check (status in ('proposed', 'approved', 'rejected', 'paid')),
  made_by uuid not null,
  made_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  paid_at timestamptz,
  constraint disbursement_two_people check (approved_by <> made_by),
  constraint disbursement_approved check (
    (approved_by is not null and approved_at is not null) or status in ('proposed', 'rejected')),
  constraint disbursement_paid check ((paid_at is not null) = (status = 'paid')),
  constraint disbursement_proven check (proof is not null or status <> 'paid'));
create index disbursement_of_campaign on disbursement (campaign_id, made_at desc);
create trigger keep_terms before update on disbursement
  for each row execute function keep_terms('status', 'approved_by', 'approved_at', 'paid_at', 'proof');

-- A gift on its way back to its donor; at most one at a time.
create table refund (
  donation_id uuid not null references donation,
  id uuid not null,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('double', 'wrong_amount', 'donor_request', 'program_cancelled')),
  note text not null,
  status text not null check (status in ('proposed', 'approved', 'rejected', 'paid')),
  made_by uuid not null,
  made_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  paid_at timestamptz,
  primary key (donation_id, id),
  constraint refund_two_people check (approved_by <> made_by),
  constraint refund_approved check (
    (approved_by is not null and approved_at is not null) or status in ('proposed', 'rejected')),
  constraint refund_paid check ((paid_at is not null) = (status = 'paid')));
create unique index refund_one_open on refund (donation_id) where status <> 'rejected';
create trigger keep_terms before update on refund
  for each row execute function keep_terms('status', 'approved_by', 'approved_at', 'paid_at');

-- What becomes of kept money: given to a campaign, or sent back.
create table suspense_decision (
  donation_id uuid not null,
  suspense_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('allocate', 'refund')),
  campaign_id uuid references campaign,
  note text not null,
  status text not null check (status in ('proposed', 'approved', 'rejected', 'paid')),
  made_by uuid not null,
  made_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  paid_at timestamptz,
  primary key (donation_id, suspense_id, id),
  foreign key (donation_id, suspense_id) references suspense (donation_id, id),
  constraint suspense_decision_campaign check ((campaign_id is not null) = (kind = 'allocate')),
  constraint suspense_decision_two_people check (approved_by <> made_by),
  constraint suspense_decision_approved check (
    (approved_by is not null and approved_at is not null) or status in ('proposed', 'rejected')));
create unique index suspense_decision_one_open on suspense_decision (donation_id, suspense_id)
  where status <> 'rejected';
create trigger keep_terms before update on suspense_decision
  for each row execute function keep_terms('status', 'approved_by', 'approved_at', 'paid_at');
