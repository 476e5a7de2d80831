-- Tables that are spread over several servers (docs/decisions/0070) live in shards: a trigger sees the shard's name, and
-- a reference cannot leave the group. Triggers know by their arguments what they guard.
alter table donation_claim drop constraint donation_claim_account_id_fkey;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'this table is append-only' using errcode = '23001';
end $$;

create or replace function keep_terms() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv::text[] <> to_jsonb(old) - tg_argv::text[]
    or (old.approved_by is not null and new.approved_by is distinct from old.approved_by)
    or old.status in ('paid', 'rejected') then
    raise exception 'a proposal keeps its terms' using errcode = '23001';
  end if;
  return new;
end $$;

-- The argument is whose slugs the table holds.
create or replace function refuse_shared_slug() returns trigger language plpgsql as $$
declare taken boolean;
begin
  perform pg_advisory_xact_lock(4202631);
  if tg_argv[0] = 'article' then
    select exists (select 1 from campaign_slug where slug = new.slug) into taken;
  else
    select exists (select 1 from article_slug where slug = new.slug) into taken;
  end if;
  if taken then
    raise exception 'slug % is in use', new.slug using errcode = '23505', constraint = 'shared_slug';
  end if;
  return new;
end $$;
create or replace trigger disjoint before insert or update of slug on article_slug
  for each row execute function refuse_shared_slug('article');
create or replace trigger disjoint before insert or update of slug on campaign_slug
  for each row execute function refuse_shared_slug('campaign');

create or replace function refuse_earlier_version() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4202632);
  if exists (select 1 from site_page_version as other where other.slug = new.slug
      and (other.version > new.version
        or other.version < new.version and other.effective_at > new.effective_at)) then
    raise exception 'version % of % is not the next one', new.version, new.slug using errcode = '23001';
  end if;
  return new;
end $$;
