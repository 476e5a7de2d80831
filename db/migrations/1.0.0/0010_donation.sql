-- Donations, the keys that make a repeat harmless, and those claimed by an account.

create table donation (
  id uuid primary key,
  -- 26 characters of Crockford base32, 130 random bits: knowing it is the right to see and pay the donation.
  public_id text not null,
  campaign_id uuid not null references campaign,
  fund text not null references ledger_fund,
  amount bigint not null check (amount > 0),
  status text not null,
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
  -- Whether the prayer of a paid gift has been looked at; the index holds only those that wait.
  prayer_taken boolean not null default false,
  -- How the amount of a zakat came about: the giver's input and the day and region of the figures,
  -- reckoned again by the server before the donation was taken.
  zakat jsonb,
  -- The giver of a zakat may want a Bukti Setor Zakat with their NPWP or NIK; sealed by the app, never in clear.
  tax_id text,
  wants_tax_receipt boolean not null default false,
  -- A person who closed their account: their gifts stay for the books, with a pseudonym in place of the person.
  erased_at timestamptz,
  -- What somebody adds for the work itself, on top of the gift: the amil's own income (4430), never the campaign's.
  operational bigint not null default 0 check (operational >= 0),
  -- Whom a fitrah is paid for, or in whose name a wakaf is given: an array of names.
  on_behalf_of jsonb,
  -- When the giver of a zakat said that they intend it.
  intended_at timestamptz,
  salutation text
    check (salutation in ('bapak', 'ibu', 'saudara', 'saudari')),
  -- When a gift has all the receipts it is due: the hourly look for missing ones reads only the gifts without it.
  receipted_at timestamptz,
  -- The suspense entry whose money a donation is: the id of its document, and its own.
  suspense_source_id uuid,
  suspense_id uuid,
  -- The package a donor chose; how many follows from the amount. Null: single units, or no units at all.
  package_id uuid,
  -- How often the money of a donation was found to be another's: its next journals are named by it.
  unmatched smallint not null default 0 check (unmatched >= 0),
  returned_amount bigint not null default 0 check (returned_amount >= 0),
  returned_operational bigint not null default 0 check (returned_operational >= 0),
  constraint donation_status_known check (status in
    ('awaiting_payment', 'paid', 'expired', 'cancelled', 'refund_pending', 'refund_sent', 'refunded', 'reversed')),
  constraint donation_paid_when_held check ((paid_at is not null) =
    (status in ('paid', 'refund_pending', 'refund_sent', 'refunded', 'reversed'))),
  constraint donation_of_package
    foreign key (campaign_id, package_id) references wakaf_package (campaign_id, id),
  constraint donation_reachable check (donor_phone is not null or donor_email is not null
    or erased_at is not null or suspense_id is not null));
create index donation_of_campaign on donation (campaign_id, paid_at desc) where status = 'paid';
create index donation_prayer_waiting on donation (paid_at)
  where status = 'paid' and shows_prayer and not prayer_taken;
-- What is needed to find one person's gifts, and those they gave before they had an account.
create index donation_of_account on donation (account_id, created_at desc, id desc)
  where account_id is not null;
create index donation_without_receipt on donation (id) where status = 'paid' and receipted_at is null;
-- The desk's list of donations: its sorts, filters and searches go by an index at any number of donations.
create index donation_latest on donation (created_at desc, id desc);
create index donation_by_amount on donation (amount desc, id desc);
create index donation_latest_of_campaign on donation (campaign_id, created_at desc, id desc);
create index donation_latest_of_fund on donation (fund, created_at desc, id desc);
-- Of those that are paid the latest are near in donation_latest; other states may be rare.
create index donation_latest_unpaid on donation (status, created_at desc, id desc)
  where status <> 'paid';
-- Names by the beginning of any word.
create index donation_name_words on donation
  using gin (to_tsvector('simple', translate(donor_name, './@_-''’', '       ')));
-- Contacts of all donors, and not of guests alone.
create index donation_by_email on donation (donor_email) where donor_email is not null;
create index donation_by_phone on donation (donor_phone) where donor_phone is not null;
-- Numbers by their beginning as well.
create index donation_number on donation (public_id text_pattern_ops);
create index donation_time on donation using brin (created_at);
-- The desk's search of donations by their whole sum, the latest first.
create index donation_by_total on donation
  ((amount + operational), created_at desc, id desc);
-- By the last figures of a phone, of which four are asked at least.
create index donation_phone_end on donation (right(donor_phone, 4))
  where right(donor_phone, 4) is not null;

-- One row per key a client may repeat: the public id minted with the form ('form:…') and the
-- Idempotency-Key header ('key:…'). The hash of the input tells a repeat from a different request.
create table donation_key (
  key text primary key,
  donation_id uuid not null,
  public_id text not null,
  input_hash text not null,
  created_at timestamptz not null);

-- A gift given without an account that was made an account's later, and by which proved contact.
create table donation_claim (
  donation_id uuid primary key references donation,
  account_id uuid not null,
  by_kind text not null check (by_kind in ('email', 'phone')),
  claimed_at timestamptz not null);
create index donation_claim_account on donation_claim (account_id);

create trigger append_only before update or delete on donation_claim
  for each row execute function refuse_change();
create trigger refuse_truncate before truncate on donation_claim
  for each statement execute function refuse_change();

-- What really left to a donor: to which kind of contact, or why nothing did. Never the contact itself.
create table donation_message (
  donation_id uuid not null,
  id uuid not null,
  about text not null check (about in ('receipt', 'replaced', 'money', 'donor-bank')),
  outcome text not null
    check (outcome in ('email', 'phone', 'no-contact', 'no-email', 'no-channel', 'outdated')),
  at timestamptz not null,
  primary key (donation_id, id));
