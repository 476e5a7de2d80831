-- outside a transaction
alter table saved_verse validate constraint saved_verse_colour_check;
