-- outside a transaction
-- The desk's lists of programmes, articles, money in suspense, prayers and visits: their orders go by an index.
create index concurrently if not exists campaign_changed on campaign (updated_at desc, id desc);
create index concurrently if not exists campaign_changed_of_status on campaign (status, updated_at desc, id desc);
create index concurrently if not exists campaign_by_title on campaign (title, id);
create index concurrently if not exists article_changed on article (changed_at desc, id desc);
create index concurrently if not exists article_changed_of_status on article (status, changed_at desc, id desc);
create index concurrently if not exists article_by_title on article (title, id);
create index concurrently if not exists suspense_in_order on suspense (id);
create index concurrently if not exists suspense_of_status on suspense (status, id);
-- Among the hidden prayers, which are mostly read, those that nobody has read.
create index concurrently if not exists prayer_unread on prayer (prayed_at desc, public_id desc)
  where status = 'hidden' and reviewed_at is null;
-- Days that repeat are parted by the visit.
create index concurrently if not exists asrama_visit_waiting on asrama_visit (visit_on, public_id)
  where state = 'requested';
create index concurrently if not exists asrama_visit_answered on asrama_visit (visit_on desc, public_id desc)
  where state <> 'requested';
