-- Who wants the letter of every month, and the last month that was told.
create table board_month_reader (
  staff_id uuid primary key references staff,
  sent_month text not null check (sent_month ~ '^[0-9]{4}-[0-9]{2}$'));
