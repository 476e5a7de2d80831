-- outside a transaction
-- The prayers somebody must read, among millions.
create index concurrently if not exists prayer_hidden on prayer (prayed_at desc, public_id desc)
  where status = 'hidden';
