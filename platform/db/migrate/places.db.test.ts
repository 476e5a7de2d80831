import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { skipUnless } from '#tests/database/skip-unless.ts'
import type { Db } from '../connect.server.ts'
import { type Place, tablePlaces } from './places.ts'

/** What the catalog holds that a database on several servers could not hold (docs/decisions/0070). */
async function misplaced(db: Db, of: Places = tablePlaces): Promise<string[]> {
  const found = [
    await tablesWithoutPlace(db, of),
    await keysWithoutColumn(db, of),
    await referencesThatLeave(db, of),
    await functionsThatNameTheirTable(db),
    await functionsWithoutList(db),
    await checkedAtCommit(db, of),
  ]
  return found.flat()
}

type Places = Readonly<Record<string, Place>>

async function tablesWithoutPlace(db: Db, of: Places): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(db)
  const names = rows.map(({ name }) => name)
  const unknown = names.filter((name) => !Object.hasOwn(of, name))
  const gone = Object.keys(of).filter((name) => !names.includes(name))
  return [
    ...unknown.map((name) => `${name} has no place`),
    ...gone.map((name) => `${name} has a place and is no table`),
  ]
}

/** A server sees only its own rows, so it cannot tell whether a value without the column is unique. */
async function keysWithoutColumn(db: Db, of: Places): Promise<string[]> {
  const { rows } = await sql<{ name: string; key: string; columns: string[] }>`
    select class.relname as name, key.relname as key, array(
      select attname::text from pg_attribute
      where attrelid = indrelid and attnum = any((indkey::int2[])[0:indnkeyatts - 1])) as columns
    from pg_index
    join pg_class as class on class.oid = indrelid
    join pg_class as key on key.oid = indexrelid
    where indisunique and class.relnamespace = 'public'::regnamespace`.execute(db)
  return rows.flatMap(({ name, key, columns }) => {
    const column = columnOf(of[name])
    return column && !columns.includes(column) ? [`${key} of ${name} lacks ${column}`] : []
  })
}

async function referencesThatLeave(db: Db, of: Places): Promise<string[]> {
  type Reference = { from: string; to: string; columns: string[]; others: string[] }
  const { rows } = await sql<Reference>`
    select child.relname as from, parent.relname as to, array(
        select attname::text from unnest(conkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(
        select attname::text from unnest(confkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as others
    from pg_constraint
    join pg_class as child on child.oid = conrelid
    join pg_class as parent on parent.oid = confrelid
    where contype = 'f' and child.relnamespace = 'public'::regnamespace`.execute(db)
  const isWithin = ({ from, to, columns, others }: Reference) => {
    const [child, parent] = [of[from], of[to]]
    if (!child || !parent || parent.at === 'reference') return true
    if (child.at !== 'spread' || parent.at !== 'spread') {
      return child.at === 'coordinator' && parent.at === 'coordinator'
    }
    return columns.indexOf(child.by) >= 0 && others[columns.indexOf(child.by)] === parent.by
  }
  return rows
    .filter((row) => !isWithin(row))
    .map(({ from, to, columns }) => `${from} (${columns.join(', ')}) leaves for ${to}`)
}

/** In a shard the name is the shard's. */
async function functionsThatNameTheirTable(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~* 'tg_(table_name|relname|relid)'`.execute(
    db,
  )
  return rows.map(({ name }) => `${name} reads the name of its table`)
}

async function functionsWithoutList(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~* '\\mselect\\s+from\\M'`.execute(db)
  return rows.map(({ name }) => `${name} selects nothing`)
}

/** A row that breaks a rule only at the commit is told on a cluster as a server that went away. */
async function checkedAtCommit(db: Db, of: Places): Promise<string[]> {
  const { rows } = await sql<{ name: string; rule: string }>`
    select relname as name, rule from (
      select conrelid as table_id, conname as rule from pg_constraint where condeferrable
      union select tgrelid, tgname from pg_trigger where tgdeferrable and not tgisinternal) as late
    join pg_class on pg_class.oid = table_id
    where relnamespace = 'public'::regnamespace order by 1, 2`.execute(db)
  return rows
    .filter(({ name }) => of[name]?.at !== 'coordinator')
    .map(({ name, rule }) => `${rule} of ${name} is asked at the commit`)
}

function columnOf(place: Place | undefined): string | undefined {
  return place && 'by' in place ? place.by : undefined
}

test('every table has a place, and its keys, references and triggers hold there', async () => {
  const { db } = await testContext()
  expect(await misplaced(db)).toEqual([])
})

test.each([
  ['a table without a place', 'create table note (id uuid)', 'note has no place'],
  [
    'a unique index of a spread table without its column',
    'create unique index donation_name on donation (public_id)',
    'donation_name of donation lacks id',
  ],
  [
    'a unique index over an expression alone',
    'create unique index donation_one on donation ((true))',
    'donation_one of donation lacks id',
  ],
  [
    'a unique index that only carries the column along',
    'create unique index donation_name on donation (public_id) include (id)',
    'donation_name of donation lacks id',
  ],
  [
    'a key of a directory without its column',
    'alter table payment_event add constraint once unique (provider, reference)',
    'once of payment_event lacks event_key',
  ],
  [
    'a reference from a spread table to the coordinator',
    'alter table donation add foreign key (account_id) references account',
    'donation (account_id) leaves for account',
  ],
  [
    'a reference among spread tables by another column',
    'alter table donation add foreign key (account_id) references prayer (donation_id)',
    'donation (account_id) leaves for prayer',
  ],
  [
    'a reference from a directory',
    'alter table donation_key add foreign key (donation_id) references donation',
    'donation_key (donation_id) leaves for donation',
  ],
  [
    'a reference from the coordinator to a spread table',
    'alter table ticket add foreign key (id) references donation',
    'ticket (id) leaves for donation',
  ],
  [
    'a reference from a reference table to the coordinator',
    'alter table campaign add foreign key (id) references wakaf_unit',
    'campaign (id) leaves for wakaf_unit',
  ],
  [
    'a trigger that asks on which table it is',
    `create function guard() returns trigger language plpgsql as $$ begin
       if TG_TABLE_NAME = 'donation' then return null; end if; return new; end $$`,
    'guard reads the name of its table',
  ],
  [
    'a reference of a spread table that is checked at the commit',
    `alter table receipt add constraint late foreign key (donation_id) references donation
       deferrable initially deferred`,
    'late of receipt is asked at the commit',
  ],
  [
    'a function with an empty select list',
    `create function is_any() returns boolean language sql as $$
       select exists (select ${''} from donation) $$`,
    'is_any selects nothing',
  ],
])('%s is found', async (_what, statement, finding) => {
  skipUnless(inject('engine').kind !== 'cluster', 'a cluster refuses most of these by itself')
  const { db } = await testContext()
  // Rolled back: a database with another shape would not be used again.
  const trial = db.transaction().execute(async (tx) => {
    await sql.raw(statement).execute(tx)
    throw new Found(await misplaced(tx))
  })
  await expect(trial).rejects.toMatchObject({ findings: [finding] })
})

class Found extends Error {
  readonly findings: string[]
  constructor(findings: string[]) {
    super('rolled back')
    this.findings = findings
  }
}

test('a table of the list that is gone is found', async () => {
  const { db } = await testContext()
  expect(await misplaced(db, { ...tablePlaces, note: { at: 'coordinator' } })).toEqual([
    'note has a place and is no table',
  ])
})
