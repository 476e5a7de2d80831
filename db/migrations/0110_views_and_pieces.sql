-- How often a page was opened on a day in Jakarta: a number, and nothing of who opened it. Every process adds its own.
create table page_view (
  day date not null,
  page text not null check (page like '/%'),
  views bigint not null check (views > 0),
  primary key (day, page)
);

-- The same pieces as before (0105), in one walk over the letters: a long article took the square of its length.
create or replace function search_grams(given text, narrowest integer) returns text[]
  language plpgsql immutable strict parallel safe cost 10000 as $$
  declare
    letters text[] := string_to_array(lower(given), null);
  begin
    return (
      select coalesce(array_agg(distinct piece) filter (where piece is not null), '{}')
      from (
        select unnest((array[first, first || second, first || second || third])[narrowest:3]) as piece
        from unnest(letters, letters[2:], letters[3:]) as walk (first, second, third)) as pieces);
  end
  $$;

-- The keys of the library's pictures that a text shows.
create function picture_keys(html text) returns text[]
  language sql immutable strict parallel safe cost 10000 as $$
    select coalesce(array_agg(distinct shown[1]), '{}')
    from regexp_matches(html, '/(gambar/[A-Za-z0-9_-]+)-[0-9]+[.](?:avif|webp|jpg)', 'g') as shown
  $$;
