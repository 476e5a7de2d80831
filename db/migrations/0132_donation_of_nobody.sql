-- Money whose donor nobody knows becomes a donation as well, with its number and papers; it reaches nobody.
alter table donation drop constraint donation_reachable;
alter table donation add constraint donation_reachable check (donor_phone is not null or donor_email is not null
  or erased_at is not null or suspense_id is not null) not valid;
