import type pg from 'pg'

/** A table and its columns, except those that the database computes. */
export type DataTable = { name: string; columns: string[] }

/** Every table with rows of ours by name; the list of migrations is kept apart. */
export async function dataTables(client: pg.ClientBase): Promise<DataTable[]> {
  const { rows } = await client.query<DataTable>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> 'schema_migration' and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  )
  return rows
}

export type Applied = { name: string; sha256: string }

/** The migrations a database has, in their order. */
export async function appliedFiles(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    'select name, sha256 from schema_migration order by name',
  )
  return rows
}

/** The last number that each sequence gave, by name; null before the first. */
export async function sequences(client: pg.ClientBase): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename::text as name, last_value::text as last
     from pg_sequences where schemaname = 'public' order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** A name as it stands in SQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A text as it stands in SQL. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
