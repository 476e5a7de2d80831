-- News of a campaign with pictures, and who was told of it.
alter table campaign_update
  -- Cleaned HTML; "paragraphs" are its words. Null for news of plain paragraphs.
  add column body_html text check (body_html <> ''),
  add column version int not null default 1 check (version > 0),
  -- When its telling was asked for, and by whom: once, and never taken back.
  add column told_at timestamptz,
  add column told_by uuid,
  add constraint campaign_update_told check ((told_at is null) = (told_by is null));

-- One row per news and reader, so that nobody is written to twice. The reader is a keyed hash of the address.
create table campaign_news_sent (
  update_id uuid not null,
  reader bytea not null,
  -- The gift by which the reader asked for news.
  donation_id uuid not null,
  sent_at timestamptz,
  primary key (update_id, reader));
