-- Which of the institution's bank accounts a payout leaves: several may share one account of the ledger. Named when it
-- is proposed, and again when it was paid; earlier rows name none.
alter table disbursement add column bank_account_id uuid references bank_account;
create or replace trigger keep_terms before update on disbursement
  for each row execute function keep_terms('status', 'approved_by', 'approved_at', 'paid_at', 'proof',
    'bank_account_id');
