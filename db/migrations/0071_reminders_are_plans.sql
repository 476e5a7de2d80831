-- A reminder is a plan without a sum.
insert into recurring_plan (
  id, account_id, donor_name, via, is_anonymous, kind, day, first_day, status, next_at, ended_for, ended_at,
  consent_version, created_at, updated_at)
select reminder.id, account_id, account.name, via, account.is_anonymous, kind, day,
  (reminder.created_at at time zone 'Asia/Jakarta')::date,
  case when next_at is null then 'ended' else 'active' end, next_at,
  case when next_at is null then 'donor' end, case when next_at is null then reminder.updated_at end,
  '', reminder.created_at, reminder.updated_at
from reminder join account on account.id = reminder.account_id;
drop table reminder_sent;
drop table reminder;
