-- The pieces of a text that a search by any part of a word goes by: all that are `narrowest` to three letters long, in
-- lower case. A text contains a word only if it has all pieces of the word. Dear, so that no plan computes it row by row.
create function search_grams(given text, narrowest integer) returns text[]
  language sql immutable strict parallel safe cost 10000 as $$
    select coalesce(array_agg(distinct substr(folded, at, width)), '{}')
    from lower(given) as folded, generate_series(narrowest, 3) as width,
      generate_series(1, char_length(folded) - width + 1) as at
  $$;
