-- outside a transaction
alter table contact_choice validate constraint contact_choice_source_check;
drop index concurrently if exists contact_choice_suppressed;
create index concurrently contact_choice_suppressed on contact_choice (chosen_at desc, id desc)
  where is_stopped and (scope = 'delivery' or source = 'complaint');
