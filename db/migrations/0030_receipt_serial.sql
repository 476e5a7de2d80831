-- The counter gives each number once; the database itself refuses a second receipt of it.
create unique index receipt_serial on receipt (kind, year, serial);
drop index receipt_number;
