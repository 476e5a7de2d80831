-- Authenticator apps of staff: somebody may have several, and each counts its own codes.
create table staff_totp (
  id uuid primary key,
  staff_id uuid not null references staff,
  -- Sealed.
  secret text not null,
  -- The step of the newest code that was used: neither it nor an older one counts again.
  step bigint not null default 0,
  -- Where it was set up.
  device text not null,
  created_at timestamptz not null,
  -- Null until a code of it was shown: an app that is only being added opens nothing.
  confirmed_at timestamptz,
  last_used_at timestamptz);
create index staff_totp_of_staff on staff_totp (staff_id);

insert into staff_totp (id, staff_id, secret, step, device, created_at, confirmed_at)
  select staff_id, staff_id, totp_secret, totp_step, 'Undangan', password_changed_at, password_changed_at
  from staff_credential where totp_secret is not null;
alter table staff_credential drop column totp_secret, drop column totp_step;
