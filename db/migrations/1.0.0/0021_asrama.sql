-- Dormitories: where they are (never the house itself in public), who lives there, what is needed, who visits.

-- Dormitories: where they are (never the house itself in public), how many live there, and what is needed.
create table asrama (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  summary text not null,
  -- Paragraphs of plain text, in order; drawn as text, never as HTML.
  story jsonb not null,
  -- The slug of a province in features/asrama/provinces.ts, which also knows its time.
  province text not null,
  city text not null,
  district text not null,
  -- The middle of the district, to two decimals (about a kilometre): children live here.
  latitude double precision not null
    check (latitude between -11.5 and 6.5 and round(latitude::numeric, 2) = latitude::numeric),
  longitude double precision not null
    check (longitude between 94.5 and 141.5 and round(longitude::numeric, 2) = longitude::numeric),
  -- The house: told to a visitor whose visit is confirmed, to nobody else.
  address text not null,
  capacity smallint not null check (capacity > 0),
  residents smallint not null check (residents between 0 and capacity),
  non_residents smallint not null check (non_residents >= 0),
  counted_on date not null,
  -- The adult who answers for it.
  head text not null,
  phone text not null,
  -- Where visit requests are written to; without one, to the institution.
  email text,
  -- Seven of [opens, closes] or null, Sunday first.
  hours jsonb not null check (jsonb_array_length(hours) = 7),
  takes_visits boolean not null,
  most_visitors smallint not null check (most_visitors between 1 and 100),
  cover jsonb not null,
  -- A photograph in place of the drawn cover; no child may be known again on it.
  picture jsonb,
  picture_alt text,
  -- The campaign that gathers for this dormitory alone.
  campaign_id uuid references campaign,
  is_published boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  cover_words text not null default '',
  check ((picture is null) = (picture_alt is null)));
create unique index asrama_campaign_of on asrama (campaign_id) where campaign_id is not null;

-- Further campaigns that help it.
create table asrama_program (
  asrama_id uuid not null references asrama,
  campaign_id uuid not null references campaign,
  position smallint not null,
  primary key (asrama_id, campaign_id));

-- What is needed each month, as long as it stands. How much of it came is never typed: deliveries are counted, and a
-- need of money (unit 'rupiah') is counted by the books of the dormitory's own campaign.
create table asrama_need (
  asrama_id uuid not null references asrama,
  id uuid not null,
  name text not null,
  unit text not null,
  wanted bigint not null check (wanted > 0),
  position smallint not null,
  -- First and last month, 'yyyy-mm'.
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  until_month text check (until_month ~ '^\d{4}-(0[1-9]|1[0-2])$' and until_month >= from_month),
  primary key (asrama_id, id));
-- Money of one campaign must not be counted for two needs.
create unique index asrama_need_of_money on asrama_need (asrama_id)
  where unit = 'rupiah' and until_month is null;

-- What arrived at the door; a mistake is corrected by a further row.
create table asrama_delivery (
  asrama_id uuid not null,
  id uuid not null,
  need_id uuid not null,
  quantity int not null check (quantity <> 0),
  received_on date not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  primary key (asrama_id, id),
  foreign key (asrama_id, need_id) references asrama_need (asrama_id, id));
create index asrama_delivery_of_need on asrama_delivery (asrama_id, need_id, received_on);

create trigger append_only before update or delete on asrama_delivery
  for each row execute function refuse_change();

-- Somebody wants to come. Who it is stands sealed in one column, and is forgotten 90 days after the day.
create table asrama_visit (
  asrama_id uuid not null references asrama,
  public_id text not null unique,
  -- A keyed hash of what was asked: the same form sent twice is one request.
  input_mark text not null,
  visit_on date not null,
  people smallint not null check (people > 0),
  state text not null check (state in ('requested', 'confirmed', 'declined', 'cancelled')),
  -- Null once it is cancelled.
  person text,
  -- Why it was declined, in the words of the staff.
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (asrama_id, public_id),
  check ((person is null) = (state = 'cancelled')),
  check ((decided_at is null) = (state = 'requested')));
create index asrama_visit_old on asrama_visit (visit_on);
-- Days that repeat are parted by the visit.
create index asrama_visit_waiting on asrama_visit (visit_on, public_id)
  where state = 'requested';
create index asrama_visit_answered on asrama_visit (visit_on desc, public_id desc)
  where state <> 'requested';
