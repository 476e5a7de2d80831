-- A form of the desk that was carried out: sent a second time, it finds here where the first one led.
create table staff_form (
  -- Of the person, the address, the act and all that stood in the form.
  fingerprint bytea primary key check (octet_length(fingerprint) = 32),
  made_at timestamptz not null,
  location text);
create index staff_form_age on staff_form (made_at);
