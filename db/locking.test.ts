import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockingStatements } from './locking.ts'

const folder = new URL('./migrations/', import.meta.url)
/** Those up to here ran before there was an installation with many rows. */
const FIRST_CHECKED = '0046'

/** A statement that must stay as it is: `file: table`, with the reason. */
const excused: Record<string, string> = {
  '0048_job_lanes.sql: job': 'came before the first installation has rows',
  '0051_provider_payments.sql: payment_event': 'came before the first installation has rows',
  '0049_prayer_network.sql: aamiin': 'a key changes, before the first installation has rows',
  '0049_prayer_network.sql: prayer_report': 'a key changes, before the first installation has rows',
  '0082_close_resolved.sql: donation': 'changes the few donations with resolved titipan only',
}

test('no new migration shuts people out of a big table', () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name >= FIRST_CHECKED)
    .flatMap((name) =>
      lockingStatements(readFileSync(new URL(name, folder), 'utf8')).map(
        (what) => `${name}: ${what}`,
      ),
    )
  const unexcused = found.filter(
    (what) => !Object.keys(excused).some((start) => what.startsWith(start)),
  )
  expect(unexcused).toEqual([])
  // An excuse nobody needs any more goes.
  expect(
    Object.keys(excused).filter((start) => !found.some((what) => what.startsWith(start))),
  ).toEqual([])
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
