-- State holidays and joint leave of a year by the joint decree of ministers (SKB). One person enters a year's list and
-- another approves it; a year without a list has the holidays of fixed days alone.
create table state_holiday (
  day date primary key,
  name text not null check (name <> ''),
  is_leave boolean not null,
  -- 'SKB 3 Menteri Nomor 1497, 2, dan 5 Tahun 2025'.
  decree text not null check (decree <> ''),
  made_by uuid not null,
  decided_by uuid not null check (decided_by <> made_by),
  decided_at timestamptz not null);
