-- Proposals that two records are one donor told their names, and outlive whoever leaves. What is told is now read from
-- the records while a proposal is open; the words of those made before lose the names, this once.
create or replace function keep_proposal() returns trigger language plpgsql as $$
begin
  return new;
end $$;
update proposal set title = 'Dua catatan donatur menjadi satu',
    terms = terms || jsonb_build_object(
      'keep', regexp_replace(terms ->> 'keep', '^.*: ', ''),
      'gone', regexp_replace(terms ->> 'gone', '^.*: ', ''))
  where kind = 'donor.merge';
create or replace function keep_proposal() returns trigger language plpgsql as $$
begin
  if old.status <> 'proposed'
    or to_jsonb(new) - '{status,decided_by,decided_at,decision_note}'::text[]
      <> to_jsonb(old) - '{status,decided_by,decided_at,decision_note}'::text[] then
    raise exception 'a proposal keeps its terms' using errcode = '23001';
  end if;
  return new;
end $$;
