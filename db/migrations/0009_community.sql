-- What people say and see around a campaign: prayers, the amens to them, news, and wakaf by units.

-- A prayer that came with a paid gift, as everybody may read it. Its public id is random: it leads neither to the
-- gift nor to the giver, and the name is never copied here.
create table prayer (
  donation_id uuid primary key references donation,
  public_id text not null,
  campaign_id uuid not null references campaign,
  text text not null,
  status text not null check (status in ('shown', 'hidden')),
  -- Why it is hidden: a word of the rules, too many reports, or nothing left after links were taken out.
  hidden_for text check (hidden_for in ('word', 'reports', 'empty')),
  aamiins int not null default 0 check (aamiins >= 0),
  prayed_at timestamptz not null,
  created_at timestamptz not null,
  check ((hidden_for is not null) = (status = 'hidden')));
create unique index prayer_public_id on prayer (public_id);
create index prayer_latest on prayer (prayed_at desc, public_id desc) where status = 'shown';
create index prayer_of_campaign on prayer (campaign_id, prayed_at desc, public_id desc)
  where status = 'shown';
create index prayer_most_aamiin on prayer (campaign_id, aamiins desc, prayed_at desc, public_id desc)
  where status = 'shown';

-- One amen per person: 'akun:…' for who is signed in, 'tamu:…' for a visitor's session.
create table aamiin (
  prayer_id text not null,
  person text not null,
  said_at timestamptz not null,
  primary key (prayer_id, person));

create table prayer_report (
  prayer_id text not null,
  person text not null,
  reported_at timestamptz not null,
  primary key (prayer_id, person));

-- Whether the prayer of a paid gift has been looked at; the index holds only those that wait.
alter table donation add column prayer_taken boolean not null default false;
create index donation_prayer_waiting on donation (paid_at)
  where status = 'paid' and shows_prayer and not prayer_taken;

-- News of a campaign: paragraphs of plain text, drawn as text.
create table campaign_update (
  campaign_id uuid not null references campaign,
  id uuid not null,
  title text not null,
  paragraphs jsonb not null,
  published_at timestamptz not null,
  is_sample boolean not null default false,
  primary key (campaign_id, id));
create index campaign_update_latest on campaign_update (campaign_id, published_at desc);

-- A wakaf that is given in units (a square metre, a mushaf). The price never changes once it is there: how many
-- units a gift is follows from its amount.
create table wakaf_unit (
  campaign_id uuid primary key references campaign,
  name text not null,
  price bigint not null check (price > 0),
  total int not null check (total > 0),
  remaining int not null check (remaining between 0 and total));

create function refuse_new_price() returns trigger language plpgsql as $$
begin
  if new.price <> old.price then
    raise exception 'the price of a wakaf unit is fixed' using errcode = '23001';
  end if;
  return new;
end $$;
create trigger fixed_price before update on wakaf_unit
  for each row execute function refuse_new_price();

-- The units of a paid gift, written with its journal. What was asked beyond the stock is general wakaf.
create table wakaf_share (
  donation_id uuid primary key references donation,
  campaign_id uuid not null references campaign,
  asked int not null check (asked >= 0),
  granted int not null check (granted between 0 and asked),
  general_amount bigint not null check (general_amount >= 0),
  taken_at timestamptz not null,
  returned_at timestamptz);
