-- outside a transaction
-- The desk's list of donations: its sorts, filters and searches go by an index at any number of donations.
create index concurrently if not exists donation_latest on donation (created_at desc, id desc);
create index concurrently if not exists donation_by_amount on donation (amount desc, id desc);
create index concurrently if not exists donation_latest_of_campaign on donation (campaign_id, created_at desc, id desc);
create index concurrently if not exists donation_latest_of_fund on donation (fund, created_at desc, id desc);
-- Of those that are paid the latest are near in donation_latest; other states may be rare.
create index concurrently if not exists donation_latest_unpaid on donation (status, created_at desc, id desc)
  where status <> 'paid';
-- Names by the beginning of any word.
create index concurrently if not exists donation_name_words on donation
  using gin (to_tsvector('simple', translate(donor_name, './@_-''’', '       ')));
-- Contacts of all donors, and not of guests alone.
create index concurrently if not exists donation_by_email on donation (donor_email) where donor_email is not null;
create index concurrently if not exists donation_by_phone on donation (donor_phone) where donor_phone is not null;
drop index concurrently if exists donation_guest_email;
drop index concurrently if exists donation_guest_phone;
-- Numbers by their beginning as well.
create index concurrently if not exists donation_number on donation (public_id text_pattern_ops);
drop index concurrently if exists donation_public_id;
create index concurrently if not exists charge_code on charge
  ((coalesce(instruction ->> 'vaNumber', instruction ->> 'paymentCode')))
  where coalesce(instruction ->> 'vaNumber', instruction ->> 'paymentCode') is not null;
create index concurrently if not exists charge_of_method on charge (method, donation_id);
-- All webhooks of a reference.
create index concurrently if not exists payment_event_by_reference on payment_event (reference);
drop index concurrently if exists payment_event_payments;
