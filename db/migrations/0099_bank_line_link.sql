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

-- Since when somebody has used the line: its statement then stays.
alter table bank_line add column confirmed_at timestamptz;
