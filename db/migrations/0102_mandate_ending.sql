-- The moment from which nothing may be debited; null for what ended before it was kept.
alter table debit_mandate add column ending_at timestamptz;
