-- Attempts to have a donation paid, and what providers tell of them.

-- One attempt to have a donation paid. At most one is active at any time.
create table charge (
  donation_id uuid not null references donation,
  id uuid not null,
  attempt smallint not null,
  -- Ours, written before the provider is asked: {donation public id}-{attempt}.
  reference text not null,
  provider text not null,
  provider_id text,
  method text not null,
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
  -- The provider's ids of a charge's payments, as far as they were seen: Xendit names only the newest by itself,
  -- so that an earlier or a second payment of one code is read again by its own id.
  payments text[] not null default '{}',
  -- The number a wallet asks for the payment; forgotten as soon as the provider has it.
  payer_phone text,
  primary key (donation_id, id),
  unique (donation_id, attempt),
  constraint charge_method_check
    check (method in ('qris', 'va', 'retail', 'ewallet', 'transfer')));
create unique index charge_one_active on charge (donation_id)
  where status in ('creating', 'unknown', 'pending');
create index charge_reference on charge (reference);
-- Some providers speak of a charge by their own id only.
create index charge_provider_id on charge (provider_id) where provider_id is not null;
create index charge_open on charge (expires_at) where status in ('creating', 'unknown', 'pending');
-- Money may still come to these, or go; the poller looks again after their end.
create index charge_closed on charge (expires_at)
  where status in ('expired', 'cancelled', 'failed', 'paid');
create index charge_code on charge
  ((coalesce(instruction ->> 'vaNumber', instruction ->> 'paymentCode')))
  where coalesce(instruction ->> 'vaNumber', instruction ->> 'paymentCode') is not null;
create index charge_of_method on charge (method, donation_id);

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
  -- The payment a webhook speaks of; null where the provider numbers none, and on older rows.
  payment_id text,
  primary key (provider, event_key));
-- All webhooks of a reference.
create index payment_event_by_reference on payment_event (reference);

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

-- Refunds in the offline provider's own books. The key is the app's: the same key is the same refund (F18).
create table sandbox_refund (
  key text primary key,
  provider_id text not null references sandbox_charge,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null);

create table sandbox_switch (
name text primary key, is_on boolean not null);

-- Locks donations, each with one of its charges, in the order of the donations' ids whatever the order given: those who
-- settle several payments together never wait for each other in a circle. Each statement locks one document, since a
-- cluster locks no more with one (docs/decisions/0080).
create function lock_charges(donation_ids uuid[], charge_ids uuid[]) returns void language plpgsql as $$
declare
  pair record;
begin
  for pair in
    select given.donation_id, given.charge_id
    from unnest(donation_ids, charge_ids) as given (donation_id, charge_id)
    order by given.donation_id, given.charge_id
  loop
    perform 1 from donation where id = pair.donation_id for update;
    perform 1 from charge where donation_id = pair.donation_id and id = pair.charge_id for update;
  end loop;
end $$;
