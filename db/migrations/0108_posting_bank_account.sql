-- Which of the institution's bank accounts a posting moves: several may share one account of the ledger. Postings of
-- earlier versions name none, and neither does what nobody knows before the bank's statement tells it.
alter table ledger_posting add column bank_account_id uuid;
alter table ledger_posting add constraint ledger_posting_bank_moved check (
  bank_account_id is null or debit_account like '112%' or credit_account like '112%') not valid;
