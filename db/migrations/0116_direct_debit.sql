-- Accounts debited for plans, as their owners agreed to on the provider's page.
alter table charge drop constraint charge_method_check;
alter table charge add constraint charge_method_check check (method in ('qris', 'va', 'retail', 'ewallet', 'card',
  'direct_debit', 'transfer', 'cash', 'collector', 'box', 'static', 'direct', 'goods')) not valid;
alter table debit_mandate drop constraint debit_mandate_method_check;
alter table debit_mandate add constraint debit_mandate_method_check
  check (method in ('card', 'ewallet', 'direct_debit')) not valid;
