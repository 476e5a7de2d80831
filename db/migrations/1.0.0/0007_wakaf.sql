-- Wakaf by units and packages.

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

-- Packages of a wakaf in units: so many units of the campaign's stock for a price of their own.
create table wakaf_package (
  campaign_id uuid not null references campaign,
  id uuid not null,
  name text not null check (name <> ''),
  price bigint not null check (price > 0),
  -- How many units of the stock one package is.
  units int not null check (units > 0),
  -- When it was taken from the offer; donations that chose it before keep it.
  withdrawn_at timestamptz,
  primary key (campaign_id, id));

create function refuse_new_package_terms() returns trigger language plpgsql as $$
begin
  if new.price <> old.price or new.units <> old.units then
    raise exception 'the price and units of a wakaf package are fixed' using errcode = '23001';
  end if;
  return new;
end $$;

create trigger fixed_terms before update on wakaf_package
  for each row execute function refuse_new_package_terms();

-- The units of a paid gift, written with its journal. What was asked beyond the stock is general wakaf.
create table wakaf_share (
  source_id uuid primary key,
  campaign_id uuid not null references campaign,
  asked int not null check (asked >= 0),
  granted int not null check (granted between 0 and asked),
  general_amount bigint not null check (general_amount >= 0),
  taken_at timestamptz not null,
  returned_at timestamptz);
