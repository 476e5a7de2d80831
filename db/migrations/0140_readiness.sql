-- What shows that the installation is ready, where no other table does: a test mail and a test message that arrived
-- ('mail', 'phone'), the latest backup ('backup'), and what the institution does without ('skip:logo').
create table readiness_mark (
  name text primary key,
  seen_at timestamptz not null,
  made_by uuid);
