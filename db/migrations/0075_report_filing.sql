-- Reports that were sent out of the institution: which one, of which days, when and by whom. A later version
-- goes before an earlier one, so a mark that was wrong is taken back and not removed.
create table report_filing (
  -- The name of an outward report, or 'pub:' and the id of a permit.
  report text not null check (report <> ''),
  -- The last day it is about.
  through_day date not null,
  version smallint not null,
  filed_on date not null,
  -- The number or name by which the receiver knows it; none where it gave none.
  reference text not null,
  is_withdrawn boolean not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  primary key (report, through_day, version));
create trigger append_only before update or delete on report_filing
  for each row execute function refuse_change();

-- Which steps of a report's last day the desk was told of by mail: once each, over all processes.
create table report_notice (
  report text not null,
  through_day date not null,
  step text not null check (step in ('open', 'week', 'soon', 'late', 'later')),
  told_at timestamptz not null,
  primary key (report, through_day, step));

-- Later versions of a permit: what was corrected, or that it is taken back. The permit as it was first recorded is its
-- first version.
create table collection_permit_version (
  permit_id uuid not null references collection_permit,
  version smallint not null check (version > 1),
  campaign_id uuid not null references campaign,
  number text not null check (btrim(number) <> ''),
  issuer text not null check (btrim(issuer) <> ''),
  region text not null check (btrim(region) <> ''),
  from_day date not null,
  through_day date not null,
  is_disaster boolean not null,
  is_withdrawn boolean not null,
  reason text not null check (btrim(reason) <> ''),
  made_by uuid not null,
  approved_by uuid not null,
  approved_at timestamptz not null,
  primary key (permit_id, version),
  constraint collection_permit_version_two_people check (approved_by <> made_by),
  constraint collection_permit_version_days check (
    through_day >= from_day and through_day < from_day + interval '4 months'));
create trigger append_only before update or delete on collection_permit_version
  for each row execute function refuse_change();
