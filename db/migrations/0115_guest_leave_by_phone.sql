-- Whoever writes from their own number asks without a message of ours.
alter table guest_leave alter column message_id drop not null;
