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
  removed_at timestamptz);

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
