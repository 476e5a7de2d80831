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

-- The package a donor chose; how many follows from the amount. Null: single units, or no units at all.
alter table donation add column package_id uuid;
alter table donation add constraint donation_of_package
  foreign key (campaign_id, package_id) references wakaf_package (campaign_id, id) not valid;
