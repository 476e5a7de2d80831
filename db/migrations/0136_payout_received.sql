-- What the bank received of a payout, by which the report is checked, and what rounding its fees left over; how many of
-- its rows were not paid out.
alter table payout_report add column received bigint;
alter table payout_report add column rounding bigint not null default 0;
alter table payout_report add column left_out int not null default 0;
-- By how many hundredths of a rupiah the exact sum of a line differs from what is booked, and whether the provider took
-- it back of its own.
alter table payout_report_line add column cents int not null default 0;
alter table payout_report_line add column is_chargeback boolean not null default false;
