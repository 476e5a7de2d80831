-- The nights of a Ramadan that are paid at once: the donation that paid them, by its public id. Its nights are cycles.
alter table recurring_plan add column paid_once text;
