-- outside a transaction
-- An earlier consent may still wait for its provider while its donor agrees anew.
drop index concurrently if exists debit_mandate_live;
create unique index concurrently debit_mandate_live on debit_mandate (plan_id) where status in ('asked', 'active');
drop index concurrently if exists debit_mandate_one;
drop index concurrently if exists debit_mandate_of_link;
create index concurrently debit_mandate_of_link on debit_mandate (link_ref) where link_ref is not null;
drop index concurrently if exists debit_mandate_check;
create index concurrently debit_mandate_check on debit_mandate (check_at) where check_at is not null;
