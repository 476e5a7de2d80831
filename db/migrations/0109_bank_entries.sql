-- What a bank itself gives and takes: the yield of a fund's money in a sharia bank is that fund's own income. And fees of
-- wakaf that were paid before a payout was undone: owed back, until it is booked again.
insert into ledger_account (code, name) values
  ('1160', 'Biaya wakaf dibayar di muka'),
  ('4190', 'Bagi hasil penempatan dana zakat'), ('4290', 'Bagi hasil penempatan dana infak'),
  ('4490', 'Bagi hasil penempatan dana amil'),
  ('4590', 'Bagi hasil penempatan dana sosial keagamaan lainnya');
