-- outside a transaction
alter table charge validate constraint charge_method_check;
alter table debit_mandate validate constraint debit_mandate_method_check;
