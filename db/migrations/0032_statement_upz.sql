-- The delivered statements show the accounts of collecting units (UPZ) and of the allowance on current managed assets.
insert into statement_line (layout_id, position, section, heading, words, accounts, funds, side, sign) values
  ('00000000-0000-7000-8030-000000000001', 31, 'assets', 'Aset lancar', 'Piutang UPZ', '{1135}', '{}', null, 1),
  ('00000000-0000-7000-8030-000000000001', 91, 'assets', 'Aset lancar', 'Penyisihan aset kelolaan lancar', '{1206}',
    '{}', null, 1),
  ('00000000-0000-7000-8030-000000000003', 11, 'roll', 'Dana zakat', 'Penyisihan aset lancar', '{1206}', '{Z}', null, 1),
  ('00000000-0000-7000-8030-000000000003', 41, 'roll', 'Dana infak terikat', 'Penyisihan aset lancar', '{1206}', '{IT}',
    null, 1),
  ('00000000-0000-7000-8030-000000000003', 71, 'roll', 'Dana infak tidak terikat', 'Penyisihan aset lancar', '{1206}',
    '{IU}', null, 1),
  ('00000000-0000-7000-8030-000000000003', 101, 'roll', 'Dana lainnya', 'Penyisihan aset lancar', '{1206}', '{D,A,N}',
    null, 1),
  ('00000000-0000-7000-8030-000000000004', 91, 'operating', 'Aktivitas operasi', 'Penerimaan lewat UPZ', '{1135}', '{}',
    null, 1),
  ('00000000-0000-7000-8030-000000000004', 999, 'investing', 'Aktivitas investasi', 'Penyisihan aset kelolaan lancar',
    '{1206}', '{}', null, 1);
