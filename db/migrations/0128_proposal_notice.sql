-- Who was told, or is to be told, that a proposal waits: at once, and again on its third and seventh day.
alter table staff add column proposal_mail text not null default 'at-once'
  check (proposal_mail in ('at-once', 'daily'));
create table proposal_notice (
  proposal_id uuid not null references proposal,
  staff_id uuid not null references staff,
  day smallint not null check (day in (0, 3, 7)),
  -- The kind in words, and what deciding it takes: the mail says no more.
  words text not null,
  permission text not null,
  is_daily boolean not null,
  made_at timestamptz not null,
  sent_at timestamptz,
  primary key (proposal_id, staff_id, day));
create index proposal_notice_waiting on proposal_notice (staff_id, made_at)
  where is_daily and sent_at is null;
