-- What a donor agreed to be debited for a plan: the words, their version and moment, and what the provider keeps for it.
create table debit_mandate (
  id uuid primary key,
  plan_id uuid not null references recurring_plan,
  provider text not null,
  method text not null check (method in ('card', 'ewallet')),
  channel text not null,
  -- 'asked' until the first payment has saved its token; 'ending' until the provider says that it is gone.
  status text not null check (status in ('asked', 'active', 'ending', 'ended')),
  -- The most that one debit may take.
  amount bigint not null check (amount > 0),
  consent_version text not null,
  consent_text text not null,
  agreed_at timestamptz not null,
  -- The donation whose payment saves the token.
  public_id text not null,
  -- Sealed; forgotten once it is gone at the provider.
  token text,
  -- The last digits of the card.
  label text,
  ended_for text,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint debit_mandate_has_its_token check (status <> 'active' or token is not null),
  constraint debit_mandate_forgets_its_token check (status <> 'ended' or token is null));
create unique index debit_mandate_one on debit_mandate (plan_id) where status <> 'ended';
create index debit_mandate_of_donation on debit_mandate (public_id);
create index debit_mandate_open on debit_mandate (updated_at) where status in ('asked', 'ending');
create index debit_mandate_of_plan on debit_mandate (plan_id);

-- Each debit of a plan: one row for each time it is due, so that no time is debited twice.
create table recurring_debit (
  plan_id uuid not null references recurring_plan,
  due_on date not null,
  due_at timestamptz not null,
  mandate_id uuid not null references debit_mandate,
  amount bigint not null check (amount > 0),
  -- 'planned' until the donor was told of it.
  status text not null check (status in ('planned', 'told', 'asked', 'paid', 'failed', 'dropped')),
  told_at timestamptz,
  -- When it is asked for, or tried again; null while that is not known.
  next_at timestamptz,
  tries smallint not null default 0,
  -- The provider's own word for the last refusal.
  refusal text,
  dropped_for text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (plan_id, due_on));
create index recurring_debit_open on recurring_debit (updated_at) where status in ('planned', 'told', 'asked');
create index recurring_debit_due on recurring_debit (next_at) where status = 'told';
create index recurring_debit_by_day on recurring_debit (due_on);

-- The mandate that a charge is debited by; null for one that its donor pays.
alter table charge add column mandate_id uuid;
