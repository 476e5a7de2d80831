-- Titipan that is allocated to a wakaf given in units takes units as a gift does. Its document is the titipan, not a
-- donation: the donation it came with may be paid already and hold units of its own.
alter table wakaf_share drop constraint wakaf_share_donation_id_fkey;
alter table wakaf_share rename column donation_id to source_id;
