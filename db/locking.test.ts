import { expect, test } from 'vitest'
import { migrationFiles } from '#platform/db/migrate/migrate.server.ts'
import { lockingStatements } from '#tests/database/locking.ts'

/** The last file of the schema of 1.0.0: before it there was no installation with rows. */
const FIRST_SCHEMA = '0024_list_export.sql'

test('no new migration shuts people out of a big table', () => {
  const found = migrationFiles()
    .filter(({ name }) => name > FIRST_SCHEMA)
    .flatMap(({ name, sql }) => lockingStatements(sql).map((what) => `${name}: ${what}`))
  expect(found).toEqual([])
})

test.each([
  'create index donation_name on donation (donor_name)',
  'create unique index on donation (donor_name)',
  'alter table donation add column mark uuid not null default gen_random_uuid()',
  'alter table donation add column sum bigint generated always as (amount + operational) stored',
  'alter table donation alter column donor_phone set not null',
  'alter table donation add constraint donation_amount check (amount > 0)',
  'alter table donation add foreign key (account_id) references account (id)',
  'alter table only charge add constraint charge_key unique (provider_id)',
  'alter table donation alter column amount type numeric',
  'alter table donation alter amount set data type numeric',
  `update donation set salutation = 'ibu'`,
  'delete from session',
  'truncate table aamiin',
  'lock table donation',
  'vacuum full donation',
  'reindex table donation',
  'create table note (id int); -- a new table\nUPDATE Donation\n  SET amount = 1',
])('%s is named', (statement) => {
  expect(lockingStatements(`${statement};`)).toHaveLength(1)
})

test.each([
  'create index concurrently donation_name on donation (donor_name)',
  'alter table donation add column note text',
  'alter table donation add column counted boolean not null default false',
  'alter table donation add column seen_at timestamptz not null default now()',
  'alter table donation add constraint donation_amount check (amount > 0) not valid',
  'alter table donation validate constraint donation_amount',
  'alter table charge add constraint charge_key unique using index charge_key',
  'create table note (id int); create index on note (id); update note set id = 1',
  `update category set name = 'Air bersih'`,
  '-- update donation set amount = 1\nselect 1',
  'create function f() returns trigger language plpgsql as $$ begin update donation set amount = 1; end $$',
])('%s passes', (statement) => {
  expect(lockingStatements(`${statement};`)).toEqual([])
})
