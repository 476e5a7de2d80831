-- What the search of news goes through, stored: to write a text in lower case and to take it apart, per word and row, took
-- longer than all the rest, wherever a plan did not go by the index. As a tsvector pieces are found by halving.
create function pieces_query(word text) returns tsquery
  language sql immutable strict parallel safe as $$
    select string_agg('''' || replace(replace(piece, '\', '\\'), '''', '''''') || '''', ' & ')::tsquery
    from unnest(search_grams(word, 3)) as piece
  $$;
drop index article_text_search;
drop index help_article_search;
alter table article
  add column searched text
    generated always as (lower(title || ' ' || summary || ' ' || plain)) stored,
  add column pieces tsvector
    generated always as (array_to_tsvector(search_grams(title || ' ' || summary || ' ' || plain, 3))) stored;
