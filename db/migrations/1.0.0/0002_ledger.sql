-- The books: double entry by construction, append-only, and periods that stay closed.

-- Double entry by construction: one posting is one debit, one credit, one fund and one amount above zero.
create table ledger_account (
code text primary key, name text not null);

create table ledger_fund (
code text primary key, name text not null);

create table ledger_journal (
  source_id uuid not null,
  id uuid not null,
  source text not null,
  event text not null,
  description text not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  happened_at timestamptz,
  primary key (source_id, id),
  constraint ledger_journal_once unique (source_id, source, event));
-- The first page of the desk asks for the journals and donations of the last days. They come in the order of time, so
-- an index of block ranges answers that and costs a donation next to nothing.
create index ledger_journal_time on ledger_journal using brin (occurred_at);

create function refuse_closed_period() returns trigger language plpgsql as $$
declare
  closed date := closed_through();
begin
  if (new.occurred_at at time zone 'Asia/Jakarta')::date <= closed then
    raise exception 'the books are closed through %', closed using errcode = '23001', constraint = 'period_closed';
  end if;
  return new;
end $$;

create table ledger_posting (
  source_id uuid not null,
  journal_id uuid not null,
  line smallint not null,
  debit_account text not null references ledger_account,
  credit_account text not null references ledger_account check (credit_account <> debit_account),
  fund text not null references ledger_fund,
  campaign_id uuid,
  amount bigint not null check (amount > 0),
  -- Which of the institution's bank accounts a posting moves: several may share one account of the ledger. Postings of
  -- earlier versions name none, and neither does what nobody knows before the bank's statement tells it.
  bank_account_id uuid,
  primary key (source_id, journal_id, line),
  foreign key (source_id, journal_id) references ledger_journal (source_id, id),
  constraint ledger_posting_bank_moved check (
    bank_account_id is null or debit_account like '112%' or credit_account like '112%'));
create index ledger_posting_account on ledger_posting (debit_account, credit_account, fund);
create index ledger_posting_campaign on ledger_posting (campaign_id) where campaign_id is not null;

create trigger append_only before update or delete on ledger_posting
  for each row execute function refuse_change();
create trigger refuse_truncate before truncate on ledger_posting
  for each statement execute function refuse_change();

-- A period of the books that is closed: two people close it, and nothing is booked into it any more.
create table period_close (
  id uuid primary key,
  -- The last day of Jakarta that is closed, with all before it.
  closed_through date not null,
  note text not null,
  status text not null check (status in ('proposed', 'approved', 'rejected')),
  made_by uuid not null,
  made_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  constraint period_close_over check (closed_through < (made_at at time zone 'Asia/Jakarta')::date),
  constraint period_close_two_people check (approved_by <> made_by),
  constraint period_close_approved check (
    (approved_by is not null and approved_at is not null) or status in ('proposed', 'rejected')));
create unique index period_close_one_open on period_close ((true)) where status = 'proposed';
create index period_close_last on period_close (closed_through) where status = 'approved';

-- Any fixed number: journals share the lock of it, a closing has it alone, so that none slips into a day being closed.
create function period_lock() returns bigint language sql immutable as 'select 4202623::bigint';

-- Decided once, and kept.
create function keep_close() returns trigger language plpgsql as $$
declare
  decision text[] := '{status,approved_by,approved_at}';
begin
  if tg_op = 'DELETE' or old.status <> 'proposed' or to_jsonb(new) - decision <> to_jsonb(old) - decision then
    raise exception 'what closed a period is kept' using errcode = '23001';
  end if;
  perform pg_advisory_xact_lock(period_lock());
  return new;
end $$;

-- The last closed day; null while nothing was closed. Waits for a closing that is being written.
create function closed_through() returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(period_lock());
  return (select max(period.closed_through) from period_close as period where status = 'approved');
end $$;

-- When what happened at a moment is booked: then, or at the beginning of the first open day.
create function booked_at(happened timestamptz) returns timestamptz language sql volatile as $$
  select greatest(happened, ((closed_through() + 1)::timestamp at time zone 'Asia/Jakarta'))
$$;

create trigger keep_close before update or delete on period_close
  for each row execute function keep_close();
create trigger refuse_truncate before truncate on period_close
  for each statement execute function refuse_change();

create trigger append_only before update or delete on ledger_journal
  for each row execute function refuse_change();
create trigger closed_period before insert on ledger_journal
  for each row execute function refuse_closed_period();
-- Row triggers do not see a TRUNCATE: it would empty the books in one statement.
create trigger refuse_truncate before truncate on ledger_journal
  for each statement execute function refuse_change();

-- Funds and accounts of the charity papers (PSAK 409 practice): the code is the reference everywhere.
insert into ledger_fund (code, name) values
  ('Z', 'Dana zakat'), ('IT', 'Dana infak terikat'), ('IU', 'Dana infak tidak terikat'), ('W', 'Dana wakaf'),
  ('A', 'Dana amil'), ('D', 'Dana sosial keagamaan lainnya'), ('N', 'Dana nonhalal');
insert into ledger_account (code, name) values
  ('1110', 'Kas'), ('1115', 'Pemindahan antar rekening'), ('1121', 'Bank zakat'), ('1122', 'Bank infak'),
  ('1123', 'Bank wakaf (LKS-PWU)'), ('1124', 'Bank amil'), ('1125', 'Bank nonhalal'),
  ('1130', 'Piutang payment gateway'), ('1140', 'Piutang penyaluran'), ('1150', 'Piutang pengembalian ganda'),
  ('1160', 'Biaya wakaf dibayar di muka'), ('1190', 'Piutang antar dana'), ('1210', 'Aset kelolaan'),
  ('1220', 'Akumulasi penyusutan aset kelolaan'), ('1310', 'Aset wakaf'), ('2110', 'Utang operasional'),
  ('2120', 'Utang penyaluran'), ('2130', 'Titipan donatur belum teridentifikasi'),
  ('2140', 'Utang pengembalian dana'), ('2190', 'Utang antar dana'), ('2210', 'Utang pajak'),
  ('3100', 'Saldo dana zakat'), ('3210', 'Saldo dana infak terikat'),
  ('3220', 'Saldo dana infak tidak terikat'), ('3300', 'Saldo dana wakaf'), ('3400', 'Saldo dana amil'),
  ('3500', 'Saldo dana sosial keagamaan lainnya'), ('3900', 'Saldo dana nonhalal'),
  ('4110', 'Penerimaan zakat maal'), ('4120', 'Penerimaan zakat fitrah'),
  ('4130', 'Penerimaan zakat penghasilan'), ('4140', 'Penerimaan zakat badan'),
  ('4190', 'Bagi hasil penempatan dana zakat'), ('4210', 'Penerimaan infak terikat'),
  ('4220', 'Penerimaan infak tidak terikat'), ('4290', 'Bagi hasil penempatan dana infak'),
  ('4300', 'Penerimaan wakaf'), ('4310', 'Hasil pengelolaan wakaf'), ('4410', 'Bagian amil dari zakat'),
  ('4420', 'Bagian amil dari infak'), ('4430', 'Infak operasional'),
  ('4490', 'Bagi hasil penempatan dana amil'), ('4510', 'Penerimaan fidyah'), ('4520', 'Penerimaan kafarat'),
  ('4530', 'Penerimaan nazar'), ('4540', 'Penerimaan qurban'),
  ('4590', 'Bagi hasil penempatan dana sosial keagamaan lainnya'), ('4900', 'Penerimaan nonhalal'),
  ('4990', 'Pengembalian penerimaan'), ('5110', 'Penyaluran zakat: fakir'),
  ('5120', 'Penyaluran zakat: miskin'), ('5130', 'Penyaluran zakat: amil'),
  ('5140', 'Penyaluran zakat: mualaf'), ('5150', 'Penyaluran zakat: riqab'),
  ('5160', 'Penyaluran zakat: gharimin'), ('5170', 'Penyaluran zakat: fisabilillah'),
  ('5180', 'Penyaluran zakat: ibnu sabil'), ('5210', 'Penyaluran infak terikat'),
  ('5220', 'Penyaluran infak tidak terikat'), ('5230', 'Bagian amil atas infak'),
  ('5300', 'Penyaluran manfaat wakaf'), ('5500', 'Penyaluran dana sosial keagamaan lainnya'),
  ('5900', 'Penyaluran dana nonhalal'), ('6100', 'Beban pegawai'), ('6200', 'Beban kantor'),
  ('6300', 'Beban publikasi'), ('6400', 'Beban program'), ('6510', 'Biaya payment gateway'),
  ('6520', 'PPN atas biaya payment gateway'), ('6530', 'Biaya bank'), ('6540', 'Beban pengembalian ganda'),
  ('6900', 'Beban penyusutan');
