-- What fund D's money was given for stays apart: fidyah never pays for qurban. A payout of it is a campaign's, or of one
-- kind, named by the account that receives it. Rows of earlier versions are not asked.
alter table disbursement add column income_account text references ledger_account;
alter table disbursement add constraint disbursement_of_a_kind
  check (fund <> 'D' or campaign_id is not null or income_account is not null) not valid;

-- A line that nobody can book yet may wait with a word on it.
alter table bank_line add column note text;
alter table bank_line add column noted_by uuid;
alter table bank_line add column noted_at timestamptz;
