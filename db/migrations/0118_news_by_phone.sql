-- The donor asked for news while the form said that it also goes to the number: a tick of before named e-mail alone.
alter table donation add column news_by_phone boolean not null default false;
