-- outside a transaction
alter table charge validate constraint charge_method_check;
