-- outside a transaction
-- A donor's page and the monthly segment find plans of people without an account by their contact.
drop index concurrently if exists recurring_plan_of_contact;
create index concurrently recurring_plan_of_contact on recurring_plan (contact) where contact is not null;
