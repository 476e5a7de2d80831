-- Who wrote by WhatsApp or called is reached by phone.
alter table ticket add column phone text;
-- The way a message came or went: the page of the ticket, e-mail, WhatsApp, a call.
alter table ticket_message add column via text not null default 'page';
alter table ticket_message add constraint ticket_message_via
  check (via in ('page', 'mail', 'mail-claimed', 'whatsapp', 'call')) not valid;

-- What came from outside, by its id there: delivered twice it is one message.
create table ticket_inbound (
  via text not null check (via in ('mail', 'whatsapp')),
  outside_id text not null,
  ticket_id uuid not null references ticket,
  message_id uuid not null,
  primary key (via, outside_id));
create index ticket_inbound_of_ticket on ticket_inbound (ticket_id);

-- Notes of staff among themselves, apart from what a visitor's page reads.
create table ticket_note (
  ticket_id uuid not null references ticket,
  id uuid not null,
  written_by uuid not null references staff,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  primary key (ticket_id, id));
