-- Money moved between two of the institution's bank accounts that share an account of the ledger. A posting names one
-- bank account, so its journal goes through an account of its own, which is empty again when the journal is whole.
insert into ledger_account (code, name) values ('1115', 'Pemindahan antar rekening');
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
