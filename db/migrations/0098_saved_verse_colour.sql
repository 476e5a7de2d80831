-- The colour a saved verse is highlighted with; empty without one.
alter table saved_verse add column colour text not null default '';
alter table saved_verse add constraint saved_verse_colour_check
  check (colour in ('', 'kuning', 'hijau', 'biru', 'ungu')) not valid;
