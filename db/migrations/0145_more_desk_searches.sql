-- outside a transaction
-- The desk's search of donations by their whole sum, the latest first.
create index concurrently if not exists donation_by_total on donation
  ((amount + operational), created_at desc, id desc);
-- By the last figures of a phone, of which four are asked at least.
create index concurrently if not exists donation_phone_end on donation (right(donor_phone, 4))
  where right(donor_phone, 4) is not null;
-- By the bank's own words of a transfer.
create index concurrently if not exists bank_line_words on bank_line
  using gin (to_tsvector('simple', translate(description, './@_-''’', '       ')));
-- Tickets by the words of their messages.
create index concurrently if not exists ticket_message_words on ticket_message
  using gin (to_tsvector('simple', translate(text, './@_-''’', '       ')));
