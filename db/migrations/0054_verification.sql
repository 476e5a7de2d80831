-- What was verified of a campaign or of the institution: by whom, when, and on what evidence. Rows are added, never
-- changed: a later check of the same kind replaces an earlier one.
create table verification_check (
  -- The id of the campaign, or the fixed one of the institution.
  document_id uuid not null,
  id uuid not null,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  has_passed boolean not null,
  -- Who verified it, in the words visitors read: a name and an office.
  checked_by text not null check (checked_by <> ''),
  checked_at timestamptz not null,
  evidence text not null check (evidence <> ''),
  valid_until timestamptz,
  made_by uuid not null,
  made_at timestamptz not null,
  is_sample boolean not null default false,
  primary key (document_id, id),
  constraint verification_check_maker unique (document_id, id, made_by));
create trigger append_only before update or delete on verification_check
  for each row execute function refuse_change();

-- What another person decided about a check. Only an approved check is shown and counts.
create table verification_decision (
  document_id uuid not null,
  check_id uuid not null,
  made_by uuid not null,
  decided_by uuid not null,
  is_approved boolean not null,
  decided_at timestamptz not null,
  primary key (document_id, check_id),
  foreign key (document_id, check_id, made_by)
    references verification_check (document_id, id, made_by),
  constraint verification_decision_two_people check (decided_by <> made_by));
create trigger append_only before update or delete on verification_decision
  for each row execute function refuse_change();
