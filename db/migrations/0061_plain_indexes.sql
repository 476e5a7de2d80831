-- outside a transaction
-- A unique index of a table that is spread by its document cannot hold without the document's id.
-- Numbers are unique by receipt_number; this index finds receipts that a process of the version before has written.
create index concurrently if not exists receipt_by_number on receipt (kind, year, serial);
drop index concurrently if exists receipt_serial;
-- A prayer's id is 130 random bits, as a donation's is.
create index concurrently if not exists prayer_by_public_id on prayer (public_id);
drop index concurrently if exists prayer_public_id;
