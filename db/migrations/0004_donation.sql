create table donation (
  id uuid primary key,
  -- 26 characters of Crockford base32, 130 random bits: knowing it is the right to see and pay the donation.
  public_id text not null,
  campaign_id uuid not null references campaign,
  fund text not null references ledger_fund,
  amount bigint not null check (amount > 0),
  status text not null check (status in
    ('awaiting_payment', 'paid', 'expired', 'cancelled', 'refund_pending', 'refunded', 'reversed')),
  donor_name text not null,
  donor_phone text,
  donor_email text,
  is_anonymous boolean not null,
  prayer text,
  shows_prayer boolean not null default false,
  wants_news boolean not null default false,
  consent_version text not null,
  account_id uuid,
  is_late boolean not null default false,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- When the thank-you mail went out: it is sent once.
  thanked_at timestamptz,
  updated_at timestamptz not null,
  check (donor_phone is not null or donor_email is not null),
  check ((paid_at is not null) = (status in ('paid', 'refund_pending', 'refunded', 'reversed'))));
create index donation_public_id on donation (public_id);
create index donation_of_campaign on donation (campaign_id, paid_at desc) where status = 'paid';

-- One row per key a client may repeat: the public id minted with the form ('form:…') and the
-- Idempotency-Key header ('key:…'). The hash of the input tells a repeat from a different request.
create table donation_key (
  key text primary key,
  donation_id uuid not null,
  public_id text not null,
  input_hash text not null,
  created_at timestamptz not null);
