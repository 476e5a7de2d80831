-- The help centre, and what people ask or complain about.

-- The help centre: what is explained there, and what people ask or complain about.
create table help_article (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  topic text not null check (
    topic in ('donasi', 'zakat', 'akun', 'kuitansi', 'pengembalian', 'keamanan', 'alquran')),
  title text not null,
  summary text not null,
  -- Paragraphs in the few signs of features/help/blocks.ts; never HTML.
  body text not null,
  -- Other words people look for it by.
  keywords text not null,
  position int not null,
  is_sample boolean not null default false,
  updated_at timestamptz not null);
create index help_article_topic on help_article (topic, position);

-- Whether it helped: once for each browser; `voter` is a keyed hash that leads to nobody.
create table help_vote (
  article_id uuid not null references help_article on delete cascade,
  voter bytea not null,
  is_helpful boolean not null,
  voted_at timestamptz not null,
  primary key (article_id, voter));

create table ticket (
  id uuid primary key,
  -- What the person names when asking after it.
  number text not null unique,
  kind text not null check (kind in ('payment', 'complaint')),
  state text not null check (state in ('new', 'answered', 'awaiting', 'closed')),
  -- SHA-256 of the link that leads to it; null once it is forgotten.
  token_hash bytea unique,
  -- The form it came by, and a hash of what stood in it: sent twice it is one ticket.
  form_key text not null unique,
  input_hash text not null,
  -- E-mail address in small letters; null for a complaint without a name, and once it is forgotten.
  contact text,
  donation_number text,
  paid_at timestamptz,
  paid_via text,
  amount bigint check (amount > 0),
  -- By when a person answers; null while it is not ours to answer.
  due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  forgotten_at timestamptz,
  -- Who answers a ticket, until somebody else takes it; and the answers that are written once.
  held_by uuid references staff,
  held_at timestamptz,
  check ((state = 'closed') = (closed_at is not null)));
create index ticket_contact on ticket (contact) where contact is not null;
create index ticket_open on ticket (due_at) where due_at is not null;
create index ticket_quiet on ticket (updated_at) where forgotten_at is null;

create table ticket_message (
  ticket_id uuid not null references ticket,
  id uuid not null,
  author text not null check (author in ('person', 'staff')),
  text text not null,
  written_at timestamptz not null,
  primary key (ticket_id, id));
-- Tickets by the words of their messages.
create index ticket_message_words on ticket_message
  using gin (to_tsvector('simple', translate(text, './@_-''’', '       ')));

-- Proofs, sealed under the secret of the installation.
create table ticket_file (
  ticket_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  size int not null check (size between 1 and 5242880),
  sealed bytea not null,
  primary key (ticket_id, id),
  foreign key (ticket_id, message_id) references ticket_message (ticket_id, id));

create table ticket_ready_answer (
  id uuid primary key,
  title text not null unique,
  text text not null,
  changed_by uuid not null references staff,
  changed_at timestamptz not null);
