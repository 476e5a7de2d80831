-- outside a transaction
-- Written at once: a list of what is to be written later is read by every search.
create index concurrently if not exists article_pieces on article using gin (pieces)
  with (fastupdate = off) where status = 'published';
