-- The nights of a Ramadan that are paid at once: the donation that paid them, by its public id. Its nights are cycles.
alter table recurring_plan add column paid_once text;
create index recurring_plan_paid_once on recurring_plan (status) where paid_once is not null;
