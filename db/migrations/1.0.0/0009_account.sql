-- People who have an account: who they are, how they are reached, what they agreed to, and where they are signed in.

create table account (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 200),
  status text not null default 'active' check (status in ('active', 'closed')),
  -- Whether a gift of theirs is given as Hamba Allah unless they say otherwise.
  is_anonymous boolean not null default false,
  theme text not null default 'sistem' check (theme in ('sistem', 'terang', 'gelap', 'sepia')),
  -- Null for who only ever came through a sign-in provider.
  password_hash text,
  password_changed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  -- What somebody may add to their profile: a photo (the names of its files; private) and the NPWP or NIK for a Bukti Setor
  -- Zakat, sealed by the app and never in clear.
  photo jsonb,
  tax_id text,
  check ((status = 'closed') = (closed_at is not null)));

-- Only what was proved to be theirs stands here, and it belongs to one account. E-mail in small letters, phone as +62….
create table account_contact (
  account_id uuid not null references account,
  kind text not null check (kind in ('email', 'phone')),
  value text not null check (value = lower(value)),
  verified_at timestamptz not null,
  primary key (account_id, kind),
  unique (kind, value));

-- The same person at a sign-in provider; never found by e-mail.
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account,
  created_at timestamptz not null,
  -- Each way in through a sign-in provider is seen and taken out by itself.
  id uuid not null,
  -- Which provider vouched; not known of identities from before.
  provider text
    check (provider in ('google', 'facebook', 'github', 'twitter')),
  primary key (issuer, subject),
  constraint account_identity_id unique (id));
create index account_identity_account on account_identity (account_id);

-- Every yes and no with its text's version, for ever: the newest of a purpose is what holds.
create table account_consent (
  account_id uuid not null references account,
  id uuid not null,
  purpose text not null check (purpose ~ '^[a-z-]{1,40}$'),
  is_given boolean not null,
  version text not null,
  decided_at timestamptz not null,
  primary key (account_id, id));
create index account_consent_newest on account_consent (account_id, purpose, decided_at desc);

create trigger append_only before update on account_consent
  for each row execute function refuse_change();

-- That it was done, and what stayed: numbers only.
create table account_erasure (
  account_id uuid primary key references account,
  erased_at timestamptz not null,
  donations int not null check (donations >= 0),
  receipts int not null check (receipts >= 0));

-- A signed-in device. The value itself is with the device alone; here is its SHA-256.
create table session (
  id uuid primary key,
  account_id uuid not null references account,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  device text not null,
  -- Keyed hash of the address it was opened from: where this account has been before.
  address_hash bytea not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- A device an account has been signed in on: SHA-256 of a random value that only its browser keeps. Who asks for a code
  -- from there has an allowance of its own. Null where the browser sent none, and where the owner has put the device out.
  device_hash bytea check (octet_length(device_hash) = 32));
create index session_account on session (account_id, created_at desc);
create index session_expiry on session (expires_at);

-- A six-digit code that was asked for. The code stands nowhere: it is made again from the row, its nonce and the
-- installation's secret.
create table otp_challenge (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  purpose text not null check (purpose ~ '^[a-z-]{1,40}$'),
  -- Whose it is, where somebody signed in asked for it.
  account_id uuid references account,
  kind text not null check (kind in ('email', 'phone')),
  contact text not null,
  -- What waits for the code: name, hash of the password, consents.
  draft jsonb not null,
  nonce text not null,
  sends int not null default 1 check (sends > 0),
  attempts int not null default 0 check (attempts between 0 and 5),
  created_at timestamptz not null,
  sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz);
create index otp_challenge_expiry on otp_challenge (expires_at);

-- A way back for who forgot the password. A row is made for unknown contacts too; it then leads nowhere.
create table password_reset (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  kind text not null check (kind in ('email', 'phone')),
  contact text not null,
  nonce text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz);
create index password_reset_expiry on password_reset (expires_at);
create index password_reset_contact on password_reset (kind, contact);

-- When somebody wants to be reminded to give: one of each kind.
create table reminder (
  id uuid primary key,
  account_id uuid not null references account,
  kind text not null check (kind in ('jumat', 'subuh', 'bulanan')),
  via text not null check (via in ('email', 'phone')),
  -- Of 'bulanan': the day of the month; a shorter month has it on its last.
  day smallint check (day between 1 and 31),
  -- Null when it was stopped.
  next_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (account_id, kind),
  check ((day is not null) = (kind = 'bulanan')));
create index reminder_due on reminder (next_at) where next_at is not null;

-- One row per occurrence that was handed to a job: whoever comes second finds it there.
create table reminder_sent (
  reminder_id uuid not null references reminder,
  due_at timestamptz not null,
  primary key (reminder_id, due_at));
