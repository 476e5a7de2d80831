-- Money passed on to people, what is told of it, and the share the amil may take.

-- Money on its way to people. Who proposes it never approves it.
create table disbursement (
  id uuid primary key,
  campaign_id uuid references campaign,
  fund text not null references ledger_fund,
  account text not null references ledger_account,
  amount bigint not null check (amount > 0),
  description text not null,
  beneficiaries int not null check (beneficiaries > 0),
  proof text,
  status text not null check (status in ('proposed', 'approved', 'rejected', 'paid')),
  made_by uuid not null,
  made_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  paid_at timestamptz,
  -- Which of the institution's bank accounts a payout leaves: several may share one account of the ledger. Named when it
  -- is proposed, and again when it was paid; earlier rows name none.
  bank_account_id uuid references bank_account,
  -- What fund D's money was given for stays apart: fidyah never pays for qurban. A payout of it is a campaign's, or of one
  -- kind, named by the account that receives it. Rows of earlier versions are not asked.
  income_account text references ledger_account,
  -- Who booked that a payout was paid: each step names its person.
  paid_by uuid,
  constraint disbursement_two_people check (approved_by <> made_by),
  constraint disbursement_approved check (
    (approved_by is not null and approved_at is not null) or status in ('proposed', 'rejected')),
  constraint disbursement_paid check ((paid_at is not null) = (status = 'paid')),
  constraint disbursement_proven check (proof is not null or status <> 'paid'),
  -- Restricted money stays: infak terikat leaves only through a campaign. Rows of earlier versions are not asked.
  constraint disbursement_bound_to_campaign
    check (fund <> 'IT' or campaign_id is not null),
  constraint disbursement_of_a_kind
    check (fund <> 'D' or campaign_id is not null or income_account is not null));
create index disbursement_of_campaign on disbursement (campaign_id, made_at desc);
create index disbursement_of_status on disbursement (status, id);
create index disbursement_by_amount on disbursement (amount desc, id desc);

create trigger keep_terms before update on disbursement
  for each row execute function keep_terms('status', 'approved_by', 'approved_at', 'paid_at', 'paid_by', 'proof',
    'bank_account_id');

-- What is told of a payout on the page of its campaign: words, pictures, and the paper that proves it.
create table disbursement_report (
  disbursement_id uuid primary key,
  -- Who received it, in words that may be read by everybody; empty where nothing may be said.
  recipient text not null default '',
  paragraphs jsonb not null,
  -- Whether people can be told from it, and if so that all of them agreed in writing.
  people text not null check (people in ('none', 'consented')),
  version int not null default 1 check (version > 0),
  published_at timestamptz,
  published_by uuid,
  saved_by uuid not null,
  saved_at timestamptz not null,
  -- Of a wakaf by units: how many of them a payout became.
  units int check (units > 0),
  constraint disbursement_report_published check ((published_at is null) = (published_by is null)));
create index disbursement_report_shown on disbursement_report (disbursement_id)
  where published_at is not null;

create table disbursement_picture (
  disbursement_id uuid not null,
  id uuid not null,
  media_id uuid not null references media,
  caption text not null default '',
  position smallint not null,
  primary key (disbursement_id, id));
create index disbursement_picture_of_media on disbursement_picture (media_id);

-- Sealed under the secret of the installation; read by staff alone unless it is published.
create table disbursement_document (
  disbursement_id uuid primary key,
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  size int not null check (size between 1 and 5242880),
  sealed bytea not null,
  is_public boolean not null default false,
  saved_by uuid not null,
  saved_at timestamptz not null);

-- The papers that a proposed payout rests on: a proposal, an invoice. Sealed, and kept as they are once it is decided.
create table disbursement_paper (
  disbursement_id uuid not null,
  id uuid not null,
  name text not null check (name <> ''),
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  size int not null check (size between 1 and 5242880),
  sealed bytea not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (disbursement_id, id));

-- What the amil may take of a fund, or of one campaign in it, from a day on: with its legal basis, by two people. The
-- highest rates: one asnaf of eight of zakat, a fifth of infak (Perbaznas 1/2016), a tenth of what is collected with a
-- PUB permit (PP 29/1980, article 6). No row is made for an installation that has none: no share without a basis.
create table amil_policy (
  id uuid primary key,
  fund text not null references ledger_fund check (fund in ('Z', 'IT', 'IU')),
  campaign_id uuid references campaign,
  per_mille integer not null check (per_mille >= 0),
  basis text not null check (basis in ('zakat', 'infak', 'pub', 'waived')),
  basis_text text not null check (length(btrim(basis_text)) > 0),
  decree text not null check (length(btrim(decree)) > 0),
  -- A day in Jakarta.
  valid_from date not null,
  made_by uuid not null,
  made_at timestamptz not null,
  approved_by uuid not null,
  approved_at timestamptz not null,
  constraint amil_policy_two_people check (approved_by <> made_by),
  constraint amil_policy_of_its_fund check (
    basis = 'waived' or (basis = 'zakat') = (fund = 'Z')),
  constraint amil_policy_within_the_law check (per_mille <= case basis
    when 'zakat' then 125 when 'infak' then 200 when 'pub' then 100 else 0 end));
create index amil_policy_in_force on amil_policy (fund, campaign_id, valid_from);

create trigger append_only before update or delete on amil_policy
  for each row execute function refuse_change();
