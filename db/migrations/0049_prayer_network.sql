-- Visitors' tokens cost nothing. An aamiin says whether it raised the count, and a report from which network it came;
-- both belong to the prayer's document, the donation. The key goes with the column it holds.

alter table aamiin add column donation_id uuid;
update aamiin set donation_id = prayer.donation_id from prayer where prayer.public_id = aamiin.prayer_id;
delete from aamiin where donation_id is null;
alter table aamiin drop column prayer_id;
alter table aamiin alter column donation_id set not null;
alter table aamiin add primary key (donation_id, person);
-- False where the network's allowance for this prayer was used up: remembered for the person, not counted.
alter table aamiin add column counts boolean not null default true;

alter table prayer_report add column donation_id uuid;
update prayer_report set donation_id = prayer.donation_id from prayer
  where prayer.public_id = prayer_report.prayer_id;
delete from prayer_report where donation_id is null;
alter table prayer_report drop column prayer_id;
alter table prayer_report alter column donation_id set not null;
alter table prayer_report add primary key (donation_id, person);
-- Keyed hash of the reporter's /24 or /64. Not known of reports from before; those hide nothing more.
alter table prayer_report add column network bytea check (octet_length(network) = 32);

-- When somebody of the staff has read a prayer and let it stand: reports do not hide it again.
alter table prayer add column reviewed_at timestamptz;
