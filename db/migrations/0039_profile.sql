-- What somebody may add to their profile: a photo (the names of its files; private) and the NPWP or NIK for a Bukti Setor
-- Zakat, sealed by the app and never in clear.
alter table account add column photo jsonb;
alter table account add column tax_id text;
