-- What a unit of a foreign currency is worth on a day, to show a sum of rupiah roughly in a giver's own currency. It is
-- never booked. From the European Central Bank (nobody's hands), or by two people of the institution.
create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  source text not null check (btrim(source) <> ''),
  -- Millionths of a rupiah for one unit.
  millionths bigint not null check (millionths > 0),
  is_sample boolean not null,
  made_by uuid,
  decided_by uuid,
  recorded_at timestamptz not null,
  primary key (currency, day, source),
  constraint exchange_rate_two_people check (
    (made_by is null) = (decided_by is null) and (made_by is null or made_by <> decided_by)));
