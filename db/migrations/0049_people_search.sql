-- outside a transaction
drop index concurrently if exists mustahik_search;
create index concurrently mustahik_search on mustahik using gin (search_grams(
  'NRM/' || year::text || '/' || lpad(serial::text, 6, '0') || ' ' || region || ' ' || name, 1));
drop index concurrently if exists voucher_search;
create index concurrently voucher_search on voucher using gin (search_grams(
  'TR/' || year::text || '/' || lpad(serial::text, 6, '0') || ' ' || party || ' ' || note, 1));
