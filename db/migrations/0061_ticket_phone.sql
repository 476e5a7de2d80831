-- outside a transaction
alter table ticket_message validate constraint ticket_message_via;
drop index concurrently if exists ticket_phone;
create index concurrently ticket_phone on ticket (phone) where phone is not null;
