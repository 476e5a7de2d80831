-- outside a transaction
drop index concurrently if exists recurring_plan_paid_once;
create index concurrently recurring_plan_paid_once on recurring_plan (status) where paid_once is not null;
