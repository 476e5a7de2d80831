import type pg from 'pg'
import { quoteName } from './backup/tables.server.ts'

/** Rights of one process at a time: two that grant at once collide in the catalog. */
const RIGHTS_LOCK = 4_202_612

// Tables whose trigger refuses both UPDATE (16) and DELETE (8) of a row.
const APPEND_ONLY = `
  select distinct tgrelid::regclass::text as name from pg_trigger
  where tgfoid = 'refuse_change'::regproc and not tgisinternal and tgtype & 24 = 24 and tgtype & 1 = 1`

/**
 * Gives the role that serves what it needs, and no more: it reads and writes rows, but cannot change or remove those
 * of the books, cannot empty a table, and owns nothing. Runs as the owner after every migration.
 */
export async function grantRights(owner: pg.Pool, role: string): Promise<void> {
  const name = quoteName(role)
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [RIGHTS_LOCK])
    await client.query(
      `revoke all on all tables in schema public from ${name};
       grant select, insert, update, delete on all tables in schema public to ${name};
       grant usage, select, update on all sequences in schema public to ${name};
       revoke insert, update, delete on schema_migration from ${name}`,
    )
    const { rows } = await client.query<{ name: string }>(APPEND_ONLY)
    for (const table of rows) {
      await client.query(`revoke update, delete on ${table.name} from ${name}`)
    }
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
