-- Files of lists that staff asked for.

-- Files of donations that staff asked for. One with contacts or tax numbers is made on another person's approval
-- (proposal 'donor-export.make', whose document is the export). The rows lie in the file store, sealed, in parts; after
-- a day they are removed, and the row stays as the record of who took what.
create table donor_export (
  id uuid primary key,
  -- What the list was filtered by, as in its address.
  filters jsonb not null,
  -- The personal data in it: 'kontak', 'npwp'; none is the list as anyone at the desk sees it.
  fields jsonb not null,
  reason text not null,
  made_by uuid not null references staff,
  -- Null where it holds no personal data.
  approved_by uuid references staff,
  made_at timestamptz not null,
  status text not null check (status in ('running', 'ready', 'failed', 'removed')),
  -- Rows to write; null until they are counted.
  total bigint check (total >= 0),
  written bigint not null default 0 check (written >= 0),
  parts integer not null default 0 check (parts >= 0),
  -- After which row the next part begins.
  after text,
  -- Random: the folder of its parts in the file store.
  folder text not null check (folder <> ''),
  updated_at timestamptz not null,
  -- When its files go.
  expires_at timestamptz not null,
  -- Any list of the desk is exported as donations are: a row of donor_export says which list. Only donations hold
  -- personal data and ask for a reason.
  list text not null default 'donasi',
  constraint donor_export_two_people check (approved_by <> made_by),
  constraint donor_export_approved check (fields = '[]'::jsonb or approved_by is not null),
  constraint donor_export_list
    check (list = 'donasi' and reason <> '' or list <> 'donasi' and fields = '[]'::jsonb));
create index donor_export_latest on donor_export (made_at desc, id desc);
create index donor_export_kept on donor_export (expires_at) where status <> 'removed';
