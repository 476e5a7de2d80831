import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.server.ts'
import { contains, type WordSearch } from './text-search.server.ts'

type Counted = {
  from: RawBuilder<unknown>
  where: readonly RawBuilder<boolean>[]
  /** Without words it leaves nothing out. */
  search?: WordSearch
  /** Where counting stops. */
  most: number
}

/** How many rows of a table meet all conditions. */
export async function countUpTo(db: Db, { from, where, search, most }: Counted): Promise<number> {
  const searched = search && search.words.length > 0 ? [contains(search)] : []
  const filters = sql.join([sql`true`, ...where, ...searched], sql` and `)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from ${from} where ${filters} limit ${most}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
