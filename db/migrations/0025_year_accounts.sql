-- The accounts of an institution's whole year (expenses, advances, goods, fixed assets, qurban, the nazhir, opening).
insert into ledger_account (code, name) values
  ('1112', 'Kas kecil'), ('1145', 'Uang muka program'), ('1146', 'Uang muka karyawan'),
  ('1170', 'Biaya dibayar di muka'), ('1181', 'Persediaan barang'), ('1182', 'Persediaan logam mulia'),
  ('1205', 'Aset kelolaan lancar'), ('1230', 'Aset tetap amil'),
  ('1240', 'Akumulasi penyusutan aset tetap amil'), ('1320', 'Investasi wakaf'), ('2150', 'Titipan qurban'),
  ('2155', 'Tabungan qurban'), ('2220', 'Utang PPh 21'), ('2230', 'Utang PPh 23'),
  ('2240', 'Utang PPh 4 ayat 2'), ('2310', 'Liabilitas wakaf temporer'), ('3990', 'Penyeimbang saldo awal'),
  ('4195', 'Selisih lebih nilai aset nonkas zakat'), ('4295', 'Selisih lebih nilai aset nonkas infak'),
  ('4440', 'Imbalan nazhir'), ('4450', 'Ujrah qurban'),
  ('5190', 'Selisih kurang dan penurunan nilai aset zakat'),
  ('5195', 'Alokasi pemanfaatan aset kelolaan zakat'),
  ('5240', 'Alokasi pemanfaatan aset kelolaan infak'),
  ('5290', 'Selisih kurang dan penurunan nilai aset infak'), ('5310', 'Bagian nazhir'),
  ('5320', 'Beban pengelolaan wakaf'), ('6600', 'Kerugian karena kelalaian');
