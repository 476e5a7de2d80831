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
