-- outside a transaction
-- The public search of news, by any part of a word. Its texts are long: pieces of one and two letters would double it.
create index concurrently if not exists article_text_search on article
  using gin (search_grams(title || ' ' || summary || ' ' || plain, 3)) where status = 'published';
-- Where a picture of the library is shown.
create index concurrently if not exists campaign_story_pictures on campaign
  using gin (picture_keys(story_html));
create index concurrently if not exists campaign_update_pictures on campaign_update
  using gin (picture_keys(body_html));
create index concurrently if not exists article_body_pictures on article using gin (picture_keys(body));
create index concurrently if not exists article_cover_picture on article ((picture ->> 'key'));
create index concurrently if not exists site_page_pictures on site_page_version
  using gin (picture_keys(body));
-- The desk's search of help.
create index concurrently if not exists help_article_search on help_article
  using gin (search_grams(title || ' ' || summary || ' ' || keywords || ' ' || body, 3));
