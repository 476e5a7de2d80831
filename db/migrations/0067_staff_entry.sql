-- How the institution's people come in: one-time links, a password, a second factor, sessions.

-- A link by which somebody chooses a password and a factor, once: on joining, or after a loss.
create table staff_invite (
  id uuid primary key,
  staff_id uuid not null references staff,
  kind text not null check (kind in ('join', 'recover')),
  -- The token is derived from the row and the installation's secret, so that no job contains it.
  nonce text not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- What was chosen so far; nothing of it counts before the factor is shown.
  password_hash text,
  -- Sealed by platform/secret-box.server.ts.
  totp_secret text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint staff_invite_secret check ((password_hash is null) = (totp_secret is null)));
create index staff_invite_of_staff on staff_invite (staff_id) where used_at is null;

create table staff_credential (
  staff_id uuid primary key references staff,
  password_hash text not null,
  password_changed_at timestamptz not null,
  -- Sealed; null for a person whose second factor is a passkey.
  totp_secret text,
  -- The step of the newest code that was used: neither it nor an older one counts again.
  totp_step bigint not null default 0);

create table staff_passkey (
  -- The id that the authenticator gave, base64url.
  id text primary key,
  staff_id uuid not null references staff,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports jsonb not null,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz);
create index staff_passkey_of_staff on staff_passkey (staff_id);

-- Ten codes for the day the factor is lost; each opens once.
create table staff_recovery_code (
  staff_id uuid not null references staff,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (staff_id, code_hash));

-- What a passkey has to sign; taken out with its use.
create table staff_challenge (
  challenge text primary key,
  staff_id uuid not null references staff,
  purpose text not null check (purpose in ('register', 'enter')),
  expires_at timestamptz not null);
create index staff_challenge_expiry on staff_challenge (expires_at);

create table staff_session (
  id uuid primary key,
  staff_id uuid not null references staff,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- When the second factor was last shown; null while only the password was.
  factor_at timestamptz,
  device text not null,
  address_hash bytea not null check (octet_length(address_hash) = 32),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz);
create index staff_session_of_staff on staff_session (staff_id, last_seen_at desc);
