import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tx } from './connect.server.ts'
import { type Keyset, positionIn } from './keyset.server.ts'
import { idsContaining, type WordSearch } from './text-search.server.ts'

/** Which part of a list is wanted: what stands after the `next` of the page before. */
export type PageAsked = { after?: string | undefined; limit?: number | undefined }

export type PageOf<T> = { items: T[]; next: string | undefined }

type Listed = PageAsked & {
  keyset: Keyset
  where?: readonly RawBuilder<boolean>[]
  /** Without words it leaves nothing out. */
  search?: WordSearch
}

/** One page of a query in the order of its keyset, with where the following page begins. */
export async function pageOf<DB, TB extends keyof DB, O>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, O>,
  { keyset, where = [], search, after, limit = 50 }: Listed,
): Promise<PageOf<O>> {
  const { isAfter, cursor } = positionIn(keyset, after)
  const conditions = [...where, isAfter]
  const most = limit + 1
  if (search && search.words.length > 0) {
    const ids = await idsContaining(db, { ...search, where: conditions, keyset, most })
    conditions.push(sql<boolean>`${sql.ref(keyset.id)} = any(${ids}::uuid[])`)
  }
  const found = await query
    .select(cursor.as('cursor'))
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .orderBy(sql.ref(keyset.by), keyset.order)
    .orderBy(sql.ref(keyset.id), keyset.order)
    .limit(most)
    .$castTo<{ cursor: string }>()
    .execute()
  const next = found.length > limit ? found[limit - 1]?.cursor : undefined
  const items = found.slice(0, limit).map((each) => {
    const { cursor: _, ...row } = each
    return row as O
  })
  return { items, next }
}
