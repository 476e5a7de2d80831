-- What somebody adds for the work itself, on top of the gift: the amil's own income (4430), never the campaign's.
alter table donation add column operational bigint not null default 0 check (operational >= 0);
-- Whom a fitrah is paid for, or in whose name a wakaf is given: an array of names.
alter table donation add column on_behalf_of jsonb;
-- When the giver of a zakat said that they intend it.
alter table donation add column intended_at timestamptz;
alter table donation add column salutation text
  check (salutation in ('bapak', 'ibu', 'saudara', 'saudari'));
