-- outside a transaction
drop index concurrently if exists donation_of_donor;
create index concurrently donation_of_donor on donation (donor_id, paid_at desc, id desc) where donor_id is not null;
-- Only those that wait for their donor: gifts from before there were donors, and those an earlier version still took.
drop index concurrently if exists donation_without_donor;
create index concurrently donation_without_donor on donation (id)
  where donor_id is null and paid_at is not null and erased_at is null
    and (account_id is not null or donor_phone is not null or donor_email is not null or not is_anonymous);
