-- The figures of the further kinds of zakat, and the views of the board where scholars differ ('pilihan…': the amount is
-- the number of the view, features/zakat/views.ts).
alter table zakat_parameter drop constraint zakat_parameter_kind_check;
alter table zakat_parameter add constraint zakat_parameter_kind_check check (kind in (
  'nisabBulan', 'nisabTahun', 'hargaEmas24PerGram', 'hargaPerakPerGram', 'tarifPerJiwa', 'tarifPerHari', 'gramPerJiwa',
  'mlPerJiwa', 'nisabGabahKg', 'nisabBerasKg', 'kadarMasehi', 'hargaGabahPerKg', 'hargaBerasPerKg', 'hargaKambing',
  'hargaTabi', 'hargaMusinnah', 'pilihanSaham', 'pilihanSewa', 'pilihanPerkebunan', 'pilihanPertanian',
  'pilihanPerikanan', 'pilihanPerak', 'pilihanPerhiasan'));

-- The nisab of rice is the regulation's. The views are where an institution begins, until its board decides.
insert into zakat_parameter
  (kind, region, effective_from, version, effective_to, amount, unit, basis, decree, source, is_sample, recorded_at)
values
  ('nisabGabahKg', 'nasional', '2014-01-01', 1, null, 653, 'kilogram', 'Gabah kering',
    'PMA No. 52 Tahun 2014', 'Kementerian Agama RI', false, now()),
  ('nisabBerasKg', 'nasional', '2014-01-01', 1, null, 524, 'kilogram', 'Beras',
    'PMA No. 52 Tahun 2014', 'Kementerian Agama RI', false, now()),
  ('kadarMasehi', 'nasional', '2014-01-01', 1, null, 2575, 'per seratus ribu',
    'Setahun Masehi lebih panjang daripada setahun Hijriah', null, 'baznas.go.id/zakatperusahaan', false, now());

insert into zakat_parameter
  (kind, region, effective_from, version, effective_to, amount, unit, basis, decree, source, is_sample, recorded_at)
select kind, 'nasional', '2014-01-01', 1, null, 1, 'pilihan', 'Ulama berbeda pendapat', null,
  'Pilihan awal, sampai dewan syariah lembaga menetapkan', false, now()
from unnest(array['pilihanSaham', 'pilihanSewa', 'pilihanPerkebunan', 'pilihanPertanian', 'pilihanPerikanan',
  'pilihanPerak', 'pilihanPerhiasan']) as kind;
