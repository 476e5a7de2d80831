-- Banks also give statements as messages of SWIFT.
alter table bank_statement drop constraint bank_statement_layout_check;
alter table bank_statement add constraint bank_statement_layout_check
  check (layout in ('bca', 'bri', 'mandiri', 'bsi', 'mapped', 'mt940'));
