-- Cards, on the provider's own page.
alter table charge drop constraint charge_method_check;
alter table charge add constraint charge_method_check check (method in ('qris', 'va', 'retail', 'ewallet', 'card',
  'transfer', 'cash', 'collector', 'box', 'static', 'direct', 'goods')) not valid;
