-- A device an account has been signed in on: SHA-256 of a random value that only its browser keeps. Who asks for a code
-- from there has an allowance of its own. Null where the browser sent none, and where the owner has put the device out.
alter table session add column device_hash bytea check (octet_length(device_hash) = 32);
