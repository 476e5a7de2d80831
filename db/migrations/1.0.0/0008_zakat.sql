-- The figures zakat is reckoned with.

-- Where a tariff holds; 'nasional' answers where a region has no figure of its own.
create table zakat_region (
  code text primary key check (code ~ '^[a-z0-9-]{1,60}$'),
  name text not null,
  position smallint not null);

-- The figures zakat is reckoned with, as they were decreed: one number per row, with its days and its source.
-- A mistake is corrected by a row of the next version, so that what a giver was shown can always be shown again.
create table zakat_parameter (
  kind text not null check (kind in ('nisabBulan', 'nisabTahun', 'hargaEmas24PerGram', 'hargaPerakPerGram',
    'tarifPerJiwa', 'tarifPerHari', 'gramPerJiwa', 'mlPerJiwa')),
  region text not null references zakat_region,
  effective_from date not null,
  version smallint not null check (version > 0),
  -- The last day; without one it holds until a later row takes over.
  effective_to date check (effective_to >= effective_from),
  amount bigint not null check (amount between 1 and 999999999999999),
  unit text not null,
  basis text not null,
  decree text,
  source text not null,
  is_sample boolean not null,
  recorded_at timestamptz not null,
  primary key (kind, region, effective_from, version));

create trigger append_only before update or delete on zakat_parameter
  for each row execute function refuse_change();
create trigger refuse_truncate before truncate on zakat_parameter
  for each statement execute function refuse_change();

insert into zakat_region (code, name, position) values
  ('nasional', 'Nasional', 1), ('jabodetabek', 'Jabodetabek', 2);

-- Decrees of BAZNAS. A yearly decree is taken to hold from 1 January of its year. The monthly nisab is stored and not
-- derived: twelve times that of 2024 is Rp3 more than the yearly one.
insert into zakat_parameter
  (kind, region, effective_from, version, effective_to, amount, unit, basis, decree, source, is_sample, recorded_at)
values
  ('nisabBulan', 'nasional', '2024-01-01', 1, null, 6859394, 'rupiah per bulan', 'Senilai 85 gram emas',
    'SK Ketua BAZNAS No. 1 Tahun 2024', 'BAZNAS RI', false, now()),
  ('nisabTahun', 'nasional', '2024-01-01', 1, null, 82312725, 'rupiah per tahun', 'Senilai 85 gram emas',
    'SK Ketua BAZNAS No. 1 Tahun 2024', 'BAZNAS RI', false, now()),
  ('nisabBulan', 'nasional', '2025-01-01', 1, null, 7140498, 'rupiah per bulan', 'Senilai 85 gram emas',
    'SK Ketua BAZNAS No. 13 Tahun 2025', 'BAZNAS RI', false, now()),
  ('nisabTahun', 'nasional', '2025-01-01', 1, null, 85685972, 'rupiah per tahun', 'Senilai 85 gram emas',
    'SK Ketua BAZNAS No. 13 Tahun 2025', 'BAZNAS RI', false, now()),
  ('nisabBulan', 'nasional', '2026-01-01', 1, null, 7640144, 'rupiah per bulan',
    '85 gram emas 14 karat, harga rata-rata 2025', 'Keputusan Ketua BAZNAS No. 15 Tahun 2026',
    'baznas.go.id/zakatpenghasilan', false, now()),
  ('nisabTahun', 'nasional', '2026-01-01', 1, null, 91681728, 'rupiah per tahun',
    '85 gram emas 14 karat, harga rata-rata 2025', 'Keputusan Ketua BAZNAS No. 15 Tahun 2026',
    'baznas.go.id/zakatpenghasilan', false, now()),

  ('tarifPerJiwa', 'jabodetabek', '2022-01-01', 1, '2022-12-31', 45000, 'rupiah per jiwa', 'Senilai 2,5 kg beras',
    'SK Ketua BAZNAS No. 10 Tahun 2022', 'BAZNAS RI', false, now()),
  -- Raised in the middle of the season.
  ('tarifPerJiwa', 'jabodetabek', '2024-01-01', 1, '2024-03-07', 45000, 'rupiah per jiwa', 'Senilai 2,5 kg beras',
    null, 'BAZNAS RI', false, now()),
  ('tarifPerJiwa', 'jabodetabek', '2024-03-08', 1, '2024-12-31', 55000, 'rupiah per jiwa', 'Senilai 2,5 kg beras',
    null, 'BAZNAS RI', false, now()),
  ('tarifPerJiwa', 'jabodetabek', '2025-01-01', 1, '2025-12-31', 47000, 'rupiah per jiwa', 'Senilai 2,5 kg beras',
    'SK Ketua BAZNAS No. 14 Tahun 2025', 'BAZNAS RI', false, now()),
  ('tarifPerJiwa', 'nasional', '2026-01-01', 1, null, 50000, 'rupiah per jiwa', 'Senilai 2,5 kg beras',
    'Keputusan Ketua BAZNAS No. 14 Tahun 2026', 'BAZNAS RI', false, now()),
  ('tarifPerHari', 'jabodetabek', '2025-01-01', 1, '2025-12-31', 60000, 'rupiah per hari', 'Satu hari makan',
    'SK Ketua BAZNAS No. 14 Tahun 2025', 'BAZNAS RI', false, now()),
  ('tarifPerHari', 'nasional', '2026-01-01', 1, null, 65000, 'rupiah per hari', 'Satu hari makan',
    'Keputusan Ketua BAZNAS No. 14 Tahun 2026', 'BAZNAS RI', false, now()),

  ('gramPerJiwa', 'nasional', '2014-01-01', 1, null, 2500, 'gram per jiwa', 'Makanan pokok',
    'PMA No. 52 Tahun 2014', 'BAZNAS RI', false, now()),
  ('mlPerJiwa', 'nasional', '2014-01-01', 1, null, 3500, 'mililiter per jiwa', 'Makanan pokok',
    'PMA No. 52 Tahun 2014', 'BAZNAS RI', false, now());
