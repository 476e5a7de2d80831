-- outside a transaction
-- Money without a donation is found by the reference of a payout's line.
create index concurrently if not exists suspense_orphan on suspense (reference) where charge_id is null;
