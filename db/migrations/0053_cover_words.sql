-- The words a cover is drawn from, in any order: what it shows, where, and in which light ('dapur banjir senja').
-- Where there are none, the title and the category decide.
alter table campaign add column cover_words text not null default '';
alter table article add column cover_words text not null default '';
alter table asrama add column cover_words text not null default '';
