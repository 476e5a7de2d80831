-- Messages to donors: their words in versions, what was sent, what people chose, and what they wrote back.

-- A version of a template that two people agreed on. Version 1 of each is delivered with the product.
create table message_template (
  name text not null check (name <> ''),
  version int not null check (version > 1),
  words jsonb not null,
  note text not null default '',
  made_by uuid not null,
  approved_by uuid not null,
  approved_at timestamptz not null,
  primary key (name, version),
  constraint message_template_two_people check (approved_by <> made_by));
create trigger append_only before update or delete on message_template
  for each row execute function refuse_change();

-- One message for one event, by whichever channel it went.
create table sent_message (
  id uuid primary key,
  event text not null unique check (event <> ''),
  template text not null,
  version int not null,
  kind text not null check (kind in ('service', 'news')),
  donation_id uuid,
  donor_id uuid,
  -- All messages of one sending to many.
  lot_id uuid,
  -- The contacts and words go when the message is old or the person leaves; the keyed hashes stay.
  email text,
  phone text,
  email_hash bytea,
  phone_hash bytea,
  content jsonb,
  channel text check (channel in ('email', 'whatsapp', 'phone')),
  -- By which channels it did not arrive.
  tried text[] not null default '{}',
  status text not null check (status in ('queued', 'sending', 'sent', 'failed', 'unsent', 'unknown')),
  -- Why nothing left, or how it failed.
  why text,
  -- What the channel calls it.
  provider_id text,
  category text,
  queued_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  constraint sent_message_ended check (status <> 'sent' or (channel is not null and sent_at is not null)));
create unique index sent_message_provider on sent_message (provider_id) where provider_id is not null;
create index sent_message_newest on sent_message (queued_at desc, id desc);
create index sent_message_of_donation on sent_message (donation_id, queued_at) where donation_id is not null;
create index sent_message_of_donor on sent_message (donor_id, queued_at desc) where donor_id is not null;
create index sent_message_of_lot on sent_message (lot_id, status) where lot_id is not null;
create index sent_message_email on sent_message (email_hash, queued_at desc) where email_hash is not null;
create index sent_message_phone on sent_message (phone_hash, queued_at desc) where phone_hash is not null;
create index sent_message_waiting on sent_message (queued_at) where status in ('queued', 'sending');
create index sent_message_kept on sent_message (queued_at) where content is not null;

-- What the owner of a contact chose, or what its provider found; of several about the same the latest counts.
create table contact_choice (
  id uuid primary key,
  contact_hash bytea not null,
  kind text not null check (kind in ('email', 'phone')),
  -- 'delivery': nothing arrives there.
  scope text not null check (scope in ('news', 'all', 'delivery')),
  is_stopped boolean not null,
  source text not null check (source in ('form', 'link', 'stop-word', 'provider', 'bounce', 'staff', 'import')),
  -- The text that was agreed to, or what was found.
  words text not null default '',
  chosen_by uuid,
  chosen_at timestamptz not null);
create index contact_choice_of_contact on contact_choice (contact_hash, scope, chosen_at desc, id desc);
create index contact_choice_newest on contact_choice (chosen_at desc, id desc);
create trigger append_only before update or delete on contact_choice
  for each row execute function refuse_change();

-- How the owner of a contact wants to be spoken to, and by which channel first.
create table contact_wish (
  contact_hash bytea primary key,
  salutation text check (salutation in ('bapak', 'ibu', 'kak')),
  channel text check (channel in ('email', 'whatsapp')),
  changed_at timestamptz not null);

-- What people wrote to our number, by the id the provider gave it.
create table inbound_message (
  id text primary key check (id <> ''),
  phone text,
  phone_hash bytea not null,
  name text not null default '',
  text text not null default '',
  media jsonb,
  is_stop boolean not null,
  written_at timestamptz not null,
  received_at timestamptz not null);
create index inbound_message_of_phone on inbound_message (phone_hash, written_at desc);
create index inbound_message_kept on inbound_message (received_at) where phone is not null;

-- What the channel charges for, by the month in Jakarta.
create table message_month (
  month date not null,
  category text not null,
  sent int not null,
  cost bigint not null,
  primary key (month, category));

-- Why nothing goes by a channel, or by one template, until somebody has looked.
create table message_hold (
  subject text primary key,
  code text not null,
  held_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid,
  constraint message_hold_lifted check (lifted_by is null or lifted_at is not null));
