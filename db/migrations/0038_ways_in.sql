-- Each way in through a sign-in provider is seen and taken out by itself.
alter table account_identity add column id uuid;
update account_identity set id = gen_random_uuid();
alter table account_identity alter column id set not null;
alter table account_identity add constraint account_identity_id unique (id);
-- Which provider vouched; not known of identities from before.
alter table account_identity add column provider text
  check (provider in ('google', 'facebook', 'github', 'twitter'));
