-- Permits to collect money in public (PUB) for a campaign: who gave it, where it holds, and for which days.
create table collection_permit (
  id uuid primary key,
  campaign_id uuid not null references campaign,
  number text not null check (btrim(number) <> ''),
  issuer text not null check (btrim(issuer) <> ''),
  region text not null check (btrim(region) <> ''),
  from_day date not null,
  through_day date not null,
  is_disaster boolean not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  constraint collection_permit_once unique (number),
  -- Three months, and one month's extension (Permensos 8/2021).
  constraint collection_permit_days check (
    through_day >= from_day and through_day < from_day + interval '4 months'));
create index collection_permit_of_campaign on collection_permit (campaign_id, from_day);
create trigger append_only before update or delete on collection_permit
  for each row execute function refuse_change();
