-- What moved in a month whose days are all closed, by accounts, fund, programme and bank account: derived from the
-- ledger in the closing, read by every statement in its place, and compared with it each night.
create table ledger_month_sum (
  -- The first day of the month in Jakarta.
  month date not null check (extract(day from month) = 1),
  line int not null check (line > 0),
  debit_account text not null,
  credit_account text not null,
  fund text not null,
  campaign_id uuid,
  bank_account_id uuid,
  amount bigint not null check (amount > 0),
  primary key (month, line));
