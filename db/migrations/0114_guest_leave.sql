-- A donor without an account who asks to leave by a link of a message, and proves it by the letter that goes to that
-- contact. They are erased some days after they confirmed; until then anybody at a contact of theirs can keep it.
create table guest_leave (
  id uuid primary key,
  donor_id uuid not null,
  -- The message whose link asked for it.
  message_id uuid not null,
  -- The contact that proves it; gone once nothing waits for it.
  kind text check (kind in ('email', 'phone')),
  value text check (value = lower(value)),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  due_at timestamptz,
  cancelled_at timestamptz,
  done_at timestamptz,
  -- Why it could not be carried out, for staff to look at.
  held_why text,
  constraint guest_leave_contact check ((kind is null) = (value is null)),
  constraint guest_leave_confirmed check ((confirmed_at is null) = (due_at is null)),
  constraint guest_leave_ended check (
    (cancelled_at is null or done_at is null) and (confirmed_at is not null or done_at is null)));
-- One that waits at a time.
create unique index guest_leave_open on guest_leave (donor_id)
  where confirmed_at is not null and cancelled_at is null and done_at is null;
create index guest_leave_of_donor on guest_leave (donor_id);
create index guest_leave_unconfirmed on guest_leave (asked_at) where confirmed_at is null;
