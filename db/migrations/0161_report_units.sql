-- Of a wakaf by units: how many of them a payout became.
alter table disbursement_report add column units int check (units > 0);
