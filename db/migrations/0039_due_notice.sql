-- Which steps of a due day the desk was told of by mail: once each, over all processes.
create table due_notice (
  item_id uuid not null references open_item,
  due_on date not null,
  step text not null check (step in ('soon', 'late', 'week')),
  told_at timestamptz not null,
  primary key (item_id, due_on, step));
