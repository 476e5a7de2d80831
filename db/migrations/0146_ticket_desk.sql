-- Who answers a ticket, until somebody else takes it; and the answers that are written once.
alter table ticket add column held_by uuid references staff;
alter table ticket add column held_at timestamptz;
create table ticket_ready_answer (
  id uuid primary key,
  title text not null unique,
  text text not null,
  changed_by uuid not null references staff,
  changed_at timestamptz not null);
