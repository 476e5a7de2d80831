import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.server.ts'

type Counted = {
  from: RawBuilder<unknown>
  where: readonly RawBuilder<boolean>[]
  /** Where counting stops. */
  most: number
}

/** How many rows of a table meet all conditions. */
export async function countUpTo(db: Db, { from, where, most }: Counted): Promise<number> {
  const filters = sql.join([sql`true`, ...where], sql` and `)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from ${from} where ${filters} limit ${most}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
