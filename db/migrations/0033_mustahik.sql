-- People served: their register, what a person needs to live on, and whom a disbursement reached.

-- Numbered without gaps within a year. NIK and phone are sealed; a fingerprint finds a NIK again without reading it.
create table mustahik (
  id uuid primary key,
  year int not null,
  serial int not null check (serial > 0),
  kind text not null check (kind in ('person', 'family', 'institution')),
  -- Of a family its head, of an institution its own name.
  name text not null check (btrim(name) <> ''),
  members int not null check (members between 1 and 10000),
  asnaf text not null check (asnaf in
    ('fakir', 'miskin', 'amil', 'mualaf', 'riqab', 'gharimin', 'fisabilillah', 'ibnu-sabil')),
  -- The code of its regency or city, and the province of that.
  region text not null check (region <> ''),
  province text not null check (province <> ''),
  need text not null,
  -- Of a month, of all members; null where nobody asked.
  income bigint check (income >= 0),
  nik_sealed text,
  nik_mark text,
  phone_sealed text,
  consented_on date,
  state text not null check (state in
    ('proposed', 'surveyed', 'eligible', 'ineligible', 'active', 'stopped')),
  surveyed_on date,
  surveyor text not null default '',
  survey_by uuid,
  decided_by uuid,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  changed_at timestamptz not null,
  constraint mustahik_number unique (year, serial),
  constraint mustahik_nik_is_sealed_and_marked check ((nik_sealed is null) = (nik_mark is null)),
  constraint mustahik_surveyed_before_decided check (
    state in ('proposed', 'stopped') or (surveyed_on is not null and survey_by is not null)),
  constraint mustahik_decided_by_another check (decided_by <> survey_by),
  constraint mustahik_active_with_consent check (state <> 'active' or consented_on is not null));
-- One person stands in the register once, unless refused or stopped.
create unique index mustahik_of_nik on mustahik (nik_mark) where state not in ('ineligible', 'stopped');
create index mustahik_by_name on mustahik (name, id);
create index mustahik_of_asnaf on mustahik (asnaf, id desc);
create index mustahik_of_state on mustahik (state, id desc);
create index mustahik_of_province on mustahik (province, id desc);

-- What one person needs to live on in a month (had kifayah), of a province or, where that is empty, of the country.
create table had_kifayah (
  province text not null,
  valid_from date not null,
  per_person bigint not null check (per_person > 0),
  source text not null check (btrim(source) <> ''),
  made_by uuid,
  approved_by uuid,
  changed_at timestamptz not null,
  primary key (province, valid_from),
  constraint had_kifayah_two_people check (approved_by <> made_by));
-- As delivered: the national figure of Puskas BAZNAS, 3,011,142 for a family of four.
insert into had_kifayah (province, valid_from, per_person, source, changed_at) values
  ('', '2018-01-01', 772088, 'Puskas BAZNAS 2018', '2018-01-01T00:00:00Z');

-- Whom a disbursement reached: one of the register, or a group in words, with counts.
create table disbursement_mustahik (
  id uuid primary key,
  disbursement_id uuid not null references disbursement,
  mustahik_id uuid references mustahik,
  group_words text,
  -- As it was that day: the register may change later.
  asnaf text not null,
  area text not null check (area in ('pendidikan', 'kesehatan', 'kemanusiaan', 'ekonomi', 'dakwah')),
  men int not null check (men >= 0),
  women int not null check (women >= 0),
  families int not null check (families >= 0),
  added_by uuid not null,
  added_at timestamptz not null,
  constraint disbursement_mustahik_one_or_group check ((mustahik_id is null) <> (group_words is null)),
  constraint disbursement_mustahik_group_is_named check (btrim(group_words) <> ''),
  constraint disbursement_mustahik_counts check (men + women + families > 0),
  constraint disbursement_mustahik_once unique (disbursement_id, mustahik_id));
create index disbursement_mustahik_of_one on disbursement_mustahik (mustahik_id, area);

-- Since which day each disbursement of zakat tells whom it reached; what was paid before is not asked.
create table mustahik_rule (valid_from date primary key);
insert into mustahik_rule select (now() at time zone 'Asia/Jakarta')::date + 1;
