import type pg from 'pg'

// Changes with every table, index, column, constraint, trigger and function, not with rows.
const SHAPE = `
  select concat_ws(' ',
    (select sum(oid::bigint) from pg_class where relnamespace = 'public'::regnamespace),
    (select sum(relnatts) from pg_class where relnamespace = 'public'::regnamespace),
    (select count(*) from pg_attribute where attisdropped),
    (select sum(oid::bigint) from pg_constraint where connamespace = 'public'::regnamespace),
    (select sum(oid::bigint + ascii(tgenabled::text)) from pg_trigger),
    (select sum(xmin::text::bigint) from pg_proc where pronamespace = 'public'::regnamespace)
  )`

// Asked before each test, these are planned once on a connection: they have names.

/**
 * Hears of each change of a table, an index or a trigger: the shape is compared only after one. Before every test that
 * took a twentieth of all that the server does.
 */
const EAR = `
  create table pristine.heard (what text);
  create function pristine.hear() returns event_trigger language plpgsql as
    $$ begin insert into pristine.heard values (tg_tag); end $$;
  create event trigger hear on ddl_command_end execute function pristine.hear()`

/** Remembers the rows of the migrations, and the shape of their tables. */
export async function keepPristineRows(pool: pg.Pool): Promise<void> {
  await pool.query('create schema pristine')
  for (const { name } of await writtenTables(pool)) {
    await pool.query(`create table pristine.${name} as table public.${name}`)
  }
  await pool.query(`create view pristine.shape as ${SHAPE} as present`)
  await pool.query(EAR)
  await pool.query('create table pristine.kept_shape as table pristine.shape')
}

/** False once a test has changed more than rows: an index, a trigger, a table. */
export async function isPristine(pool: pg.Pool): Promise<boolean> {
  const { rowCount: heard } = await pool.query({ name: 'heard', text: 'table pristine.heard' })
  if (heard === 0) return true
  const { rowCount: same } = await pool.query({
    name: 'shape',
    text: 'table pristine.shape intersect table pristine.kept_shape',
  })
  // What opens a database asks for a table that is there.
  if (same === 1) await pool.query('delete from pristine.heard')
  return same === 1
}

/** What is known of the tables with rows of the migrations, of each database. */
const known = new WeakMap<pg.Pool, { isNew: boolean; marks: Map<string, string> }>()

/**
 * Empties the changed tables and restores the migrations' rows where they were changed; triggers and references are off
 * meanwhile. Deleting and vacuuming is twenty times faster than truncating, and leaves no free space inside tables.
 */
export async function restorePristineRows(pool: pg.Pool): Promise<void> {
  const { isNew, marks } = known.get(pool) ?? (await lookAtKept(pool))
  const present = await marksOf(pool, [...marks.keys()])
  const isAsKept = (name: string) => marks.get(name) === present.get(name)
  const changed = [...marks.keys()].filter((name) => !isAsKept(name))
  const written = (await writtenTables(pool)).filter(
    ({ name }) => !marks.has(name) || !isAsKept(name),
  )
  const counters = await names(pool, {
    name: 'counters',
    text: `select quote_ident(sequencename) as name from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  })
  if (written.length + counters.length + changed.length === 0) return
  await pool.query(
    `begin; set local session_replication_role = replica;
     ${written.map(({ name }) => `delete from public.${name};`).join('\n')}
     ${counters.map((name) => `alter sequence public.${name} restart;`).join('\n')}
     commit`,
  )
  await vacuum(pool, written, { isNew })
  if (changed.length === 0) return
  await pool.query(
    `begin; set local session_replication_role = replica;
     ${changed.map((name) => `insert into public.${name} select * from pristine.${name};`).join('\n')}
     commit`,
  )
  known.set(pool, { isNew, marks: await marksOf(pool, [...marks.keys()]) })
}

/** At first no row is known to be as it was. */
async function lookAtKept(pool: pg.Pool) {
  const kept = await names(
    pool,
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'pristine'::regnamespace and relkind = 'r'
       and relname not in ('kept_shape', 'heard')`,
  )
  const { rows } = await pool.query<{ is_new: boolean }>(
    `select current_setting('server_version_num')::int >= 160000 as is_new`,
  )
  return { isNew: rows[0]?.is_new ?? false, marks: new Map(kept.map((name) => [name, 'unknown'])) }
}

/** Differs after each insert, update and delete: a written row is newer than all, a deleted one is missing. */
async function marksOf(pool: pg.Pool, tables: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string; mark: string }>({
    name: 'marks',
    text: tables
      .map(
        (name) =>
          `select '${name}' as name, count(*) || ' ' || max(xmin::text::bigint) as mark from public.${name}`,
      )
      .join(' union all '),
  })
  return new Map(rows.map(({ name, mark }) => [name, mark]))
}

type Written = { name: string; has_long: boolean }

/** Statistics of the whole database, and tables of long values without any, take longer than all the rest. */
async function vacuum(
  pool: pg.Pool,
  written: readonly Written[],
  { isNew }: { isNew: boolean },
): Promise<void> {
  const ways = isNew
    ? { without: '(skip_database_stats, process_toast false)', with: '(skip_database_stats)' }
    : { without: '', with: '' }
  for (const [way, tables] of [
    [ways.without, written.filter((table) => !table.has_long)],
    [ways.with, written.filter((table) => table.has_long)],
  ] as const) {
    const list = tables.map(({ name }) => name).join(', ')
    if (list) await pool.query(`vacuum ${way} ${list}`)
  }
}

/** Tables with a page of rows, alive or dead. */
async function writtenTables(pool: pg.Pool): Promise<Written[]> {
  const { rows } = await pool.query<Written>({
    name: 'written',
    text: `select quote_ident(relname) as name,
       coalesce(pg_relation_size(nullif(reltoastrelid, 0)), 0) > 0 as has_long
     from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname <> 'schema_migration' and pg_relation_size(oid) > 0`,
  })
  return rows
}

async function names(pool: pg.Pool, asked: string | pg.QueryConfig): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(asked)
  return rows.map((row) => row.name)
}
