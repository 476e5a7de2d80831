-- The giver of a zakat may want a Bukti Setor Zakat with their NPWP or NIK; sealed by the app, never in clear.
alter table donation add column tax_id text;
alter table donation add column wants_tax_receipt boolean not null default false;
