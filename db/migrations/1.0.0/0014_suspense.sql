-- Money that came and belongs to no donation: titipan, and what becomes of it.

-- Money that came but could not be matched: it is kept as titipan until a person resolves it.
create table suspense (
  donation_id uuid not null,
  id uuid not null,
  charge_id uuid,
  provider text not null,
  provider_id text not null,
  reason text not null check (reason in ('wrong_amount', 'late', 'double', 'orphan')),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'allocated', 'refunded')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  -- When the provider took kept money back; until then it still counts it among what it holds.
  returned_at timestamptz,
  -- The reference a provider gave with kept money, so that a payout report finds money without a donation. Older rows
  -- are found by the provider's own id.
  reference text,
  primary key (donation_id, id),
  unique (donation_id, provider_id));
-- Money without a donation is found by the reference of a payout's line.
create index suspense_orphan on suspense (reference) where charge_id is null;
create index suspense_in_order on suspense (id);
create index suspense_of_status on suspense (status, id);
create index suspense_by_amount on suspense (amount desc, id desc);
create index suspense_by_amount_of_status on suspense (status, amount desc, id desc);

-- What becomes of kept money: given to a campaign, or sent back.
create table suspense_decision (
  donation_id uuid not null,
  suspense_id uuid not null,
  id uuid not null,
  kind text not null,
  campaign_id uuid references campaign,
  note text not null,
  status text not null check (status in ('proposed', 'approved', 'rejected', 'paid')),
  made_by uuid not null,
  made_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  paid_at timestamptz,
  pays_from text check (pays_from in ('gateway', 'bank')),
  bank_account_id uuid references bank_account,
  bank_reference text,
  -- Money in suspense may become the donation it was meant for, or a donation of its own for another campaign.
  accepted_donation_id uuid,
  primary key (donation_id, suspense_id, id),
  foreign key (donation_id, suspense_id) references suspense (donation_id, id),
  constraint suspense_decision_campaign check ((campaign_id is not null) = (kind = 'allocate')),
  constraint suspense_decision_two_people check (approved_by <> made_by),
  constraint suspense_decision_approved check (
    (approved_by is not null and approved_at is not null) or status in ('proposed', 'rejected')),
  constraint suspense_decision_bank_named
    check ((bank_account_id is not null) = (pays_from is not null and pays_from = 'bank')),
  constraint suspense_decision_kind_known
    check (kind in ('allocate', 'refund', 'accept')),
  constraint suspense_decision_accepted
    check ((accepted_donation_id is not null) = (kind = 'accept')));
create unique index suspense_decision_one_open on suspense_decision (donation_id, suspense_id)
  where status <> 'rejected';

create trigger keep_terms before update on suspense_decision
  for each row execute function keep_terms('status', 'approved_by', 'approved_at', 'paid_at', 'pays_from',
    'bank_account_id', 'bank_reference');
