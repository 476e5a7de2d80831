/** A backup before an upgrade meets a database without the table. */
const HAS_TABLE = `select to_regclass('public.readiness_mark') is not null as has`

/** A connection, or a pool of them. */
type SqlClient = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }

/** Notes in the database that a whole backup was made, for the desk's page "Siap menerima". */
export async function noteBackup(client: SqlClient, at: Date): Promise<void> {
  const { rows } = await client.query(HAS_TABLE)
  if (!(rows[0] as { has: boolean }).has) return
  await client.query(
    `insert into readiness_mark (name, seen_at, made_by) values ('backup', $1, null)
     on conflict (name) do update set seen_at = excluded.seen_at, made_by = null`,
    [at],
  )
}
