-- What proves that help arrived, who lives in one house, and what an institution that is helped is known by.

-- What it is for, as the yearly plan divides it. Earlier rows say it of each recipient only.
alter table disbursement add column area text;
alter table disbursement add constraint disbursement_area
  check (area in ('pendidikan', 'kesehatan', 'kemanusiaan', 'ekonomi', 'dakwah')) not valid;

-- Photos, lists, minutes and signed receipts of a handover, of one recipient or of all. Sealed, never taken away, and
-- never public.
create table disbursement_evidence (
  disbursement_id uuid not null references disbursement,
  id uuid not null,
  recipient_id uuid,
  kind text not null check (kind in ('photo', 'list', 'handover', 'receipt')),
  -- Who signed a receipt.
  signer_sealed text,
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  size int not null check (size between 1 and 5242880),
  sealed bytea not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (disbursement_id, id),
  constraint disbursement_evidence_receipt_is_signed check ((kind = 'receipt') = (signer_sealed is not null)));
create trigger append_only before update or delete on disbursement_evidence
  for each row execute function refuse_change();

-- The number of the family card, sealed as the NIK is; of an institution its deed or permit and who heads it.
alter table mustahik
  add column kk_sealed text,
  add column kk_mark text,
  add column permit text not null default '',
  add column head text not null default '';

-- Who lives in a house that is helped.
create table mustahik_member (
  mustahik_id uuid not null references mustahik,
  id uuid not null,
  name text not null check (btrim(name) <> ''),
  relation text not null check (relation in ('spouse', 'child', 'parent', 'sibling', 'other')),
  born_on date,
  nik_sealed text,
  nik_mark text,
  added_by uuid not null,
  added_at timestamptz not null,
  left_at timestamptz,
  primary key (mustahik_id, id),
  constraint mustahik_member_nik_is_sealed_and_marked check ((nik_sealed is null) = (nik_mark is null)));
create index mustahik_member_by_nik on mustahik_member (nik_mark) where nik_mark is not null;
