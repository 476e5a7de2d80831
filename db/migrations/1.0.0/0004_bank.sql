-- The institution's bank accounts, and their statements beside the books.

-- The institution's bank accounts. The ledger knows one account per kind of fund (1121-1125); these are the places where
-- the money really lies, and what pays money back names one of them.
create table bank_account (
  id uuid primary key,
  fund text not null references ledger_fund,
  account text not null references ledger_account,
  bank text not null check (bank <> ''),
  number text not null check (number ~ '^[0-9]{5,34}$'),
  holder text not null check (holder <> ''),
  opened_on date not null,
  closed_on date,
  -- Made up for a demo.
  is_sample boolean not null default false,
  created_at timestamptz not null,
  constraint bank_account_once unique (bank, number),
  constraint bank_account_of_its_fund check ((fund, account) in (
    ('Z', '1121'), ('IT', '1122'), ('IU', '1122'), ('D', '1122'), ('W', '1123'), ('A', '1124'), ('N', '1125'))),
  constraint bank_account_closed_later check (closed_on >= opened_on));

-- A bank's statement as somebody uploaded it. Its lines count once all of them are read.
create table bank_statement (
  id uuid primary key,
  bank_account_id uuid not null references bank_account,
  layout text not null,
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
    status <> 'ready' or (from_day is not null and to_day >= from_day and opening is not null and closing is not null)),
  constraint bank_statement_layout_check
    check (layout in ('bca', 'bri', 'mandiri', 'bsi', 'mapped', 'mt940')));
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
  -- Since when somebody has used the line: its statement then stays.
  confirmed_at timestamptz,
  -- A line that nobody can book yet may wait with a word on it.
  note text,
  noted_by uuid,
  noted_at timestamptz,
  constraint bank_line_once unique (bank_account_id, key));
create index bank_line_of_statement on bank_line (statement_id, row);
create index bank_line_of_day on bank_line (bank_account_id, day);
-- By the bank's own words of a transfer.
create index bank_line_words on bank_line
  using gin (to_tsvector('simple', translate(description, './@_-''’', '       ')));

-- The columns that were chosen for an account's files, offered again for files with the same heads.
create table bank_statement_mapping (
  bank_account_id uuid not null references bank_account,
  heads text not null,
  mapping jsonb not null,
  changed_at timestamptz not null,
  primary key (bank_account_id, heads));

-- What a line of a bank's statement stands for in the books, as a person confirmed it. Nothing of the books changes
-- with a link; a line may be taken apart over several entries, and an entry over several lines.
create table bank_line_link (
  line_id uuid not null references bank_line,
  -- The account of the ledger, and the journal; of a payout its document, whose journals are one movement at the bank.
  account text not null references ledger_account,
  entry_id uuid not null,
  -- As the line: below zero what left.
  amount bigint not null check (amount <> 0),
  says text not null,
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (line_id, account, entry_id));
create index bank_line_link_entry on bank_line_link (account, entry_id);

create table own_transfer (
  id uuid primary key,
  from_bank_id uuid not null references bank_account,
  to_bank_id uuid not null references bank_account,
  amount bigint not null check (amount > 0),
  moved_on date not null,
  note text not null,
  booked_at timestamptz not null,
  undone_at timestamptz,
  constraint own_transfer_of_two check (from_bank_id <> to_bank_id));
