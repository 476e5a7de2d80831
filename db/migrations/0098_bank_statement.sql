-- A bank's statement as somebody uploaded it. Its lines count once all of them are read.
create table bank_statement (
  id uuid primary key,
  bank_account_id uuid not null references bank_account,
  layout text not null check (layout in ('bca', 'bri', 'mandiri', 'bsi', 'mapped')),
  file_name text not null,
  file_hash text not null,
  status text not null check (status in ('uploaded', 'reading', 'ready', 'failed')),
  -- The columns by their use, and the row of their heads.
  mapping jsonb,
  -- What the file does not tell: the balances in hundredths of a rupiah, and the year of its days.
  given jsonb,
  from_day date,
  to_day date,
  opening bigint,
  closing bigint,
  total int,
  done int not null default 0,
  failure text,
  made_by uuid not null,
  made_at timestamptz not null,
  constraint bank_statement_read check (
    status <> 'ready' or (from_day is not null and to_day >= from_day and opening is not null and closing is not null)));
create unique index bank_statement_same_file on bank_statement (bank_account_id, file_hash);
-- Two files of one account are read one after the other: each is compared with what is there.
create unique index bank_statement_one_read on bank_statement (bank_account_id) where status = 'reading';
create index bank_statement_newest on bank_statement (made_at desc, id desc);

-- The file until its lines are read.
create table bank_statement_file (
  statement_id uuid primary key references bank_statement,
  bytes bytea not null);

-- A line of an account's statements, once however many files tell it.
create table bank_line (
  id uuid primary key,
  bank_account_id uuid not null references bank_account,
  statement_id uuid not null references bank_statement,
  row int not null,
  -- Its day, sum and words, and its place among those alike on that day.
  key text not null check (key <> ''),
  day date not null,
  -- In hundredths of a rupiah: banks pay interest in them.
  sen bigint not null,
  -- By how many whole rupiah it moves the balance.
  amount bigint not null,
  description text not null,
  constraint bank_line_once unique (bank_account_id, key));
create index bank_line_of_statement on bank_line (statement_id, row);
create index bank_line_of_day on bank_line (bank_account_id, day);

-- The columns that were chosen for an account's files, offered again for files with the same heads.
create table bank_statement_mapping (
  bank_account_id uuid not null references bank_account,
  heads text not null,
  mapping jsonb not null,
  changed_at timestamptz not null,
  primary key (bank_account_id, heads));
