-- One attempt to have a donation paid. At most one is active at any time.
create table charge (
  donation_id uuid not null references donation,
  id uuid not null,
  attempt smallint not null,
  -- Ours, written before the provider is asked: {donation public id}-{attempt}.
  reference text not null,
  provider text not null,
  provider_id text,
  method text not null check (method in ('qris', 'va', 'retail')),
  channel text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in
    ('creating', 'unknown', 'pending', 'paid', 'expired', 'cancelled', 'failed', 'reversed', 'refunded')),
  -- What the payer needs: {qrString} | {vaNumber, billerCode?} | {paymentCode, barcode?}, plus merchant.
  instruction jsonb,
  failure text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  primary key (donation_id, id),
  unique (donation_id, attempt));
create unique index charge_one_active on charge (donation_id)
  where status in ('creating', 'unknown', 'pending');
create index charge_reference on charge (reference);
-- Some providers speak of a charge by their own id only.
create index charge_provider_id on charge (provider_id) where provider_id is not null;
create index charge_open on charge (expires_at) where status in ('creating', 'unknown', 'pending');
-- Money may still come to these, or go; the poller looks again after their end.
create index charge_closed on charge (expires_at)
  where status in ('expired', 'cancelled', 'failed', 'paid');

-- Every webhook as it came, before anything is believed.
create table payment_event (
  provider text not null,
  event_key text not null,
  reference text not null,
  donation_id uuid,
  body text not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text,
  primary key (provider, event_key));

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
  primary key (donation_id, id),
  unique (donation_id, provider_id));

-- The offline provider's own books (demo mode only). It is an outside system: nothing of ours reads it
-- except through its gateway port and its simulator screen.
create table sandbox_charge (
  provider_id text primary key,
  reference text not null unique,
  method text not null,
  channel text not null,
  amount bigint not null,
  currency text not null default 'IDR',
  status text not null check (status in ('pending', 'paid', 'expired', 'cancelled', 'reversed')),
  paid_amount bigint,
  paid_at timestamptz,
  captures int not null default 0,
  instruction jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null);

create table sandbox_switch (name text primary key, is_on boolean not null);
