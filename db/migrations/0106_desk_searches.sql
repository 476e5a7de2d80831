-- outside a transaction
-- Searches of the desk by any part of a word; the texts are those of the lists' own conditions.
create index concurrently if not exists campaign_search on campaign
  using gin (search_grams(title || ' ' || slug || ' ' || location, 1));
create index concurrently if not exists article_search on article
  using gin (search_grams(title || ' ' || slug || ' ' || author, 1));
create index concurrently if not exists media_search on media
  using gin (search_grams(alt || ' ' || credit, 1));
-- Its texts are long: pieces of one and two letters would double the index.
create index concurrently if not exists audit_entry_search on audit_entry
  using gin (search_grams(says || ' ' || staff_name || ' ' || coalesce(document_id, '') || ' ' || details::text, 3));
