-- The institution's own people at /kelola: who they are, how they come in, what two of them agree on, and what is logged.

-- The institution's own people, who work at /kelola.
create table staff (
  id uuid primary key,
  email text not null unique check (email = lower(email) and email <> ''),
  name text not null check (name <> ''),
  role text not null check (role in ('admin', 'bendahara', 'program', 'editor', 'layanan', 'auditor')),
  -- One person per role of a demo; a live database has none.
  is_sample boolean not null default false,
  created_at timestamptz not null,
  -- Who has left keeps the row: the books and the audit log name it.
  removed_at timestamptz,
  -- Who was told, or is to be told, that a proposal waits: at once, and again on its third and seventh day.
  proposal_mail text not null default 'at-once'
    check (proposal_mail in ('at-once', 'daily')));

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
  password_changed_at timestamptz not null);

-- Authenticator apps of staff: somebody may have several, and each counts its own codes.
create table staff_totp (
  id uuid primary key,
  staff_id uuid not null references staff,
  -- Sealed.
  secret text not null,
  -- The step of the newest code that was used: neither it nor an older one counts again.
  step bigint not null default 0,
  -- Where it was set up.
  device text not null,
  created_at timestamptz not null,
  -- Null until a code of it was shown: an app that is only being added opens nothing.
  confirmed_at timestamptz,
  last_used_at timestamptz);
create index staff_totp_of_staff on staff_totp (staff_id);

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

-- A form of the desk that was carried out: sent a second time, it finds here where the first one led.
create table staff_form (
  -- Of the person, the address, the act and all that stood in the form.
  fingerprint bytea primary key check (octet_length(fingerprint) = 32),
  made_at timestamptz not null,
  location text);
create index staff_form_age on staff_form (made_at);

-- A form of the desk that waits, sealed, until its sender has shown the second factor again; taken once.
create table staff_held_form (
  id uuid primary key,
  session_id uuid not null references staff_session on delete cascade,
  -- The address with its act.
  address text not null check (address like '/kelola/%'),
  content_type text not null,
  body bytea not null,
  made_at timestamptz not null);
create index staff_held_form_of_session on staff_held_form (session_id, address);
create index staff_held_form_age on staff_held_form (made_at);

-- What one person wants and another decides. The terms are what happens on approval.
create table proposal (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$'),
  -- What it is about; one open proposal of a kind for each.
  document_id text not null check (document_id <> ''),
  title text not null check (title <> ''),
  terms jsonb not null,
  -- What stands now, in the same shape as the terms; null for something new.
  before jsonb,
  note text not null,
  status text not null check (status in ('proposed', 'approved', 'rejected', 'withdrawn')),
  made_by uuid not null references staff,
  made_at timestamptz not null,
  decided_by uuid references staff,
  decided_at timestamptz,
  decision_note text,
  -- What must be unchanged for an approval, as a digest taken with the proposal. Those made before have none and can
  -- only be rejected or withdrawn.
  basis text not null default '',
  constraint proposal_two_people check (decided_by <> made_by),
  constraint proposal_decided check (
    (decided_by is not null and decided_at is not null) = (status in ('approved', 'rejected'))));
create unique index proposal_one_open on proposal (kind, document_id) where status = 'proposed';
create index proposal_waiting on proposal (made_at) where status = 'proposed';
create index proposal_of_document on proposal (document_id, made_at desc);

create function keep_proposal() returns trigger language plpgsql as $$
begin
  if old.status <> 'proposed'
    or to_jsonb(new) - '{status,decided_by,decided_at,decision_note}'::text[]
      <> to_jsonb(old) - '{status,decided_by,decided_at,decision_note}'::text[] then
    raise exception 'a proposal keeps its terms' using errcode = '23001';
  end if;
  return new;
end $$;

create trigger keep_proposal before update on proposal
  for each row execute function keep_proposal();
create trigger refuse_delete before delete on proposal
  for each row execute function refuse_change();
create trigger refuse_truncate before truncate on proposal
  for each statement execute function refuse_change();

create table proposal_notice (
  proposal_id uuid not null references proposal,
  staff_id uuid not null references staff,
  day smallint not null check (day in (0, 3, 7)),
  -- The kind in words, and what deciding it takes: the mail says no more.
  words text not null,
  permission text not null,
  is_daily boolean not null,
  made_at timestamptz not null,
  sent_at timestamptz,
  primary key (proposal_id, staff_id, day));
create index proposal_notice_waiting on proposal_notice (staff_id, made_at)
  where is_daily and sent_at is null;

-- Every act of staff and every look at a donor's data; written in the transaction of the act.
create table audit_entry (
  id uuid primary key,
  made_at timestamptz not null,
  -- Null for a command of operation.
  staff_id uuid references staff,
  -- Name and role as they were.
  staff_name text not null check (staff_name <> ''),
  staff_role text not null,
  permission text not null,
  says text not null check (says <> ''),
  document_id text,
  details jsonb not null);
create index audit_entry_latest on audit_entry (made_at desc, id desc);
create index audit_entry_of_staff on audit_entry (staff_id, made_at desc);
create index audit_entry_of_document on audit_entry (document_id, made_at desc);
-- Its texts are long: pieces of one and two letters would double the index.
create index audit_entry_search on audit_entry
  using gin (search_grams(says || ' ' || staff_name || ' ' || coalesce(document_id, '') || ' ' || details::text, 3));

create trigger append_only before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger refuse_truncate before truncate on audit_entry
  for each statement execute function refuse_change();

-- The chain over the entries: each hash covers its entry and the hash before, so that none can be changed or taken out
-- unnoticed. One job adds to it.
create table audit_link (
  position bigint primary key check (position > 0),
  entry_id uuid not null unique references audit_entry,
  hash bytea not null check (octet_length(hash) = 32));

create trigger append_only before update or delete on audit_link
  for each row execute function refuse_change();
create trigger refuse_truncate before truncate on audit_link
  for each statement execute function refuse_change();
