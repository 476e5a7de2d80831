-- Double entry by construction: one posting is one debit, one credit, one fund and one amount above zero.
create table ledger_account (code text primary key, name text not null);
create table ledger_fund (code text primary key, name text not null);

create table ledger_journal (
  source_id uuid not null,
  id uuid not null,
  source text not null,
  event text not null,
  description text not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  primary key (source_id, id),
  constraint ledger_journal_once unique (source_id, source, event));

create table ledger_posting (
  source_id uuid not null,
  journal_id uuid not null,
  line smallint not null,
  debit_account text not null references ledger_account,
  credit_account text not null references ledger_account check (credit_account <> debit_account),
  fund text not null references ledger_fund,
  campaign_id uuid,
  amount bigint not null check (amount > 0),
  primary key (source_id, journal_id, line),
  foreign key (source_id, journal_id) references ledger_journal (source_id, id));
create index ledger_posting_account on ledger_posting (debit_account, credit_account, fund);
create index ledger_posting_campaign on ledger_posting (campaign_id) where campaign_id is not null;

create trigger append_only before update or delete on ledger_journal
  for each row execute function refuse_change();
create trigger append_only before update or delete on ledger_posting
  for each row execute function refuse_change();

-- Funds and accounts of the charity papers (PSAK 409 practice): the code is the reference everywhere.
insert into ledger_fund (code, name) values
  ('Z', 'Dana zakat'), ('IT', 'Dana infak terikat'), ('IU', 'Dana infak tidak terikat'),
  ('W', 'Dana wakaf'), ('A', 'Dana amil'), ('D', 'Dana sosial keagamaan lainnya'), ('N', 'Dana nonhalal');

insert into ledger_account (code, name) values
  ('1110', 'Kas'), ('1121', 'Bank zakat'), ('1122', 'Bank infak'), ('1123', 'Bank wakaf (LKS-PWU)'),
  ('1124', 'Bank amil'), ('1125', 'Bank nonhalal'), ('1130', 'Piutang payment gateway'),
  ('1140', 'Piutang penyaluran'), ('1190', 'Piutang antar dana'), ('1210', 'Aset kelolaan'),
  ('1220', 'Akumulasi penyusutan aset kelolaan'), ('1310', 'Aset wakaf'),
  ('2110', 'Utang operasional'), ('2120', 'Utang penyaluran'),
  ('2130', 'Titipan donatur belum teridentifikasi'), ('2140', 'Utang pengembalian dana'),
  ('2190', 'Utang antar dana'), ('2210', 'Utang pajak'),
  ('3100', 'Saldo dana zakat'), ('3210', 'Saldo dana infak terikat'),
  ('3220', 'Saldo dana infak tidak terikat'), ('3300', 'Saldo dana wakaf'),
  ('3400', 'Saldo dana amil'), ('3500', 'Saldo dana sosial keagamaan lainnya'),
  ('3900', 'Saldo dana nonhalal'),
  ('4110', 'Penerimaan zakat maal'), ('4120', 'Penerimaan zakat fitrah'),
  ('4130', 'Penerimaan zakat penghasilan'), ('4140', 'Penerimaan zakat badan'),
  ('4210', 'Penerimaan infak terikat'), ('4220', 'Penerimaan infak tidak terikat'),
  ('4300', 'Penerimaan wakaf'), ('4310', 'Hasil pengelolaan wakaf'),
  ('4410', 'Bagian amil dari zakat'), ('4420', 'Bagian amil dari infak'),
  ('4430', 'Infak operasional'), ('4510', 'Penerimaan fidyah'), ('4520', 'Penerimaan kafarat'),
  ('4530', 'Penerimaan nazar'), ('4540', 'Penerimaan qurban'), ('4900', 'Penerimaan nonhalal'),
  ('4990', 'Pengembalian penerimaan'),
  ('5110', 'Penyaluran zakat: fakir'), ('5120', 'Penyaluran zakat: miskin'),
  ('5130', 'Penyaluran zakat: amil'), ('5140', 'Penyaluran zakat: mualaf'),
  ('5150', 'Penyaluran zakat: riqab'), ('5160', 'Penyaluran zakat: gharimin'),
  ('5170', 'Penyaluran zakat: fisabilillah'), ('5180', 'Penyaluran zakat: ibnu sabil'),
  ('5210', 'Penyaluran infak terikat'), ('5220', 'Penyaluran infak tidak terikat'),
  ('5230', 'Bagian amil atas infak'), ('5300', 'Penyaluran manfaat wakaf'),
  ('5500', 'Penyaluran dana sosial keagamaan lainnya'), ('5900', 'Penyaluran dana nonhalal'),
  ('6100', 'Beban pegawai'), ('6200', 'Beban kantor'), ('6300', 'Beban publikasi'),
  ('6400', 'Beban program'), ('6510', 'Biaya payment gateway'),
  ('6520', 'PPN atas biaya payment gateway'), ('6530', 'Biaya bank'), ('6900', 'Beban penyusutan');
