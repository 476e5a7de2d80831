-- What really left to a donor: to which kind of contact, or why nothing did. Never the contact itself.
create table donation_message (
  donation_id uuid not null,
  id uuid not null,
  about text not null check (about in ('receipt', 'replaced', 'money', 'donor-bank')),
  outcome text not null
    check (outcome in ('email', 'phone', 'no-contact', 'no-email', 'no-channel', 'outdated')),
  at timestamptz not null,
  primary key (donation_id, id));
