-- Money in suspense may become the donation it was meant for, or a donation of its own for another campaign.
alter table suspense_decision add column accepted_donation_id uuid;
alter table suspense_decision drop constraint suspense_decision_kind_check;
alter table suspense_decision add constraint suspense_decision_kind_known
  check (kind in ('allocate', 'refund', 'accept')) not valid;
alter table suspense_decision add constraint suspense_decision_accepted
  check ((accepted_donation_id is not null) = (kind = 'accept')) not valid;

-- The suspense entry whose money a donation is: the id of its document, and its own.
alter table donation add column suspense_source_id uuid;
alter table donation add column suspense_id uuid;
