-- Jobs of one lane do not wait for those of another: a mail server that never answers costs payments nothing.
-- The default holds for rows written by processes of the version before, while both run.
alter table job add column lane text not null default 'money';
-- When a job was tried for the first time since it was written or revived; letters are given up by it.
alter table job add column first_tried_at timestamptz;

-- Finished rows stay as they are: nothing asks for their lane.
update job set lane = 'codes' where done_at is null and name in ('account.code', 'account.reset');
update job set lane = 'email' where done_at is null and name in (
  'account.notice', 'account.replaced', 'asrama.visit', 'donation.thanks', 'payment.tell-donor',
  'prayer.hidden', 'reminder.send', 'ticket.letter', 'ticket.desk');
update job set lane = 'upkeep' where done_at is null and name in (
  'account.remove-photo', 'privacy.erase-again');

create index job_due_in_lane on job (lane, run_at) where done_at is null and dead_at is null;
drop index job_due;
create index job_dead on job (dead_at) where dead_at is not null;
