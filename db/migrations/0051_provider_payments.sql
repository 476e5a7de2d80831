-- The provider's ids of a charge's payments, as far as they were seen: Xendit names only the newest by itself,
-- so that an earlier or a second payment of one code is read again by its own id.
alter table charge add column payments text[] not null default '{}';

-- The payment a webhook speaks of; null where the provider numbers none, and on older rows.
alter table payment_event add column payment_id text;
-- Empty at first, so that making it reads the table once and writes nothing.
create index payment_event_payments on payment_event (reference) where payment_id is not null;

-- When the provider took kept money back; until then it still counts it among what it holds.
alter table suspense add column returned_at timestamptz;
