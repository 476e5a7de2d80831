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
  primary key (issuer, subject));
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
  revoked_at timestamptz);
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
