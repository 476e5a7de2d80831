-- A wallet is linked without a payment. Its provider is asked what has become of the link at `check_at`; a webhook
-- about it is found by the digest of the link's id.
alter table debit_mandate alter column public_id drop not null;
alter table debit_mandate add column link_ref text;
alter table debit_mandate add column check_at timestamptz;
-- 'confirmed' by the provider, or 'forgotten' here where it has no call for that.
alter table debit_mandate add column release text;
